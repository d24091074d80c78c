import type { ReactNode } from 'react';
import { Field, fieldAttributes } from '#components/controls/Field.tsx';
import type { FieldError, FieldName } from '#content/contract.ts';
import { errorMessage, inquiryForm } from '#content/inquiry-form.ts';
import type { InquiryFormTexts } from '#content/forms.schema.ts';
import type { Check } from '#lib/submission.ts';
import { isRequired, isTyped } from './inquiry.ts';

type InquiryFieldProps = {
  name: FieldName;
  /** Where something was wrong when the form was sent: it is shown until it is mended, and as mended from then on. */
  check?: Check<FieldName> | null;
  /** Stands at the end of the label's line. */
  action?: ReactNode;
  /** The control; its id is the field's name. */
  children: ReactNode;
};

/** A field of the form, with the words that belong to it. */
export function InquiryField({ name, check, action, children }: InquiryFieldProps) {
  const message = (kind?: FieldError) => (kind && isTyped(name) ? errorMessage(name, kind) : undefined);
  return (
    <Field
      id={name}
      label={inquiryForm.labels[name]}
      isOptional={!isRequired(name)}
      hint={hintOf(name)}
      error={message(check?.open[name])}
      mended={message(check?.found[name])}
      action={action}
    >
      {children}
    </Field>
  );
}

/** The attributes that tie a control to its label, hint and message. */
export const controlAttributes = (name: FieldName, check?: Check<FieldName> | null) =>
  fieldAttributes(name, { hasHint: hintOf(name) !== undefined, hasError: check?.open[name] !== undefined });

const hints: InquiryFormTexts['hints'] = inquiryForm.hints;

const hintOf = (name: FieldName) => hints[name];
