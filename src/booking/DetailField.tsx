import { useEffect, useRef } from 'react';
import { Field, fieldAttributes } from '#components/controls/Field.tsx';
import { TextInput } from '#components/controls/TextInput.tsx';
import {
  appointment,
  errorMessage,
  type AppointmentField,
  type AppointmentKind,
} from '#content/appointment.ts';
import type { Check } from '#lib/check.ts';
import { requiredFields } from './request.ts';
import { cameFrom, subjectFrom } from './subject.ts';

type DetailFieldProps = {
  field: AppointmentField;
  kind: AppointmentKind;
  check: Check<AppointmentField> | null;
};

/** A field of the second step. The subject begins with what the visitor has been reading. */
export function DetailField({ field, kind, check }: DetailFieldProps) {
  const { details, summary } = appointment;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field === 'subject' && input.current) {
      input.current.value = subjectFrom(cameFrom(), location.origin);
    }
  }, [field]);

  const message = errorMessage(field, check?.open[field]);
  const required = requiredFields(kind).includes(field);
  return (
    <Field
      id={field}
      label={details.labels[field]}
      optional={required ? undefined : details.optional}
      error={message ? { prefix: summary.prefix, message } : undefined}
      mended={errorMessage(field, check?.found[field])}
    >
      <TextInput
        ref={input}
        name={field}
        required={required}
        {...fieldAttributes(field, { hasError: Boolean(message) })}
      />
    </Field>
  );
}
