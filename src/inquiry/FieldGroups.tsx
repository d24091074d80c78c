import type { ReactNode } from 'react';
import controls from '#components/controls/control.module.css';
import { TextInput, type inputs } from '#components/controls/TextInput.tsx';
import { trapName, type TypedField } from '#content/contract.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import type { Check } from '#lib/submission.ts';
import { isRequired } from './inquiry.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { controlAttributes, InquiryField } from './InquiryField.tsx';
import styles from './InquiryForm.module.css';

type FieldGroupsProps = { check: Check<TypedField> | null };

/** The fields for name, firm, e-mail and phone. */
export function PersonFields({ check }: FieldGroupsProps) {
  return (
    <FieldGroup legend={inquiryForm.groups.person}>
      <div className={`pairs ${styles.names}`}>
        <TextField name="firstName" check={check} />
        <TextField name="lastName" check={check} />
      </div>
      <TextField name="company" check={check} />
      <div className={`pairs ${styles.pair}`}>
        <TextField name="email" check={check} />
        <TextField name="phone" check={check} />
      </div>
    </FieldGroup>
  );
}

/** The fields for the project. All of them may stay empty. */
export function ProjectFields({ check }: FieldGroupsProps) {
  return (
    <FieldGroup legend={inquiryForm.groups.project}>
      <div className={`pairs ${styles.pair}`}>
        <ChoiceField name="industry" />
        <ChoiceField name="service" />
      </div>
      <InquiryField name="projectDescription" check={check}>
        {/* Grows with its text where the browser can. */}
        <textarea
          className={`${controls.control} ${styles.area}`}
          name="projectDescription"
          rows={5}
          {...controlAttributes('projectDescription', check)}
        />
      </InquiryField>
      <div className={`pairs ${styles.pair}`}>
        <ChoiceField name="budget" />
        <ChoiceField name="timeline" />
      </div>
    </FieldGroup>
  );
}

type FieldGroupProps = { legend: string; children: ReactNode };

/** Fields that belong together. */
function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className={`ruled stack ${styles.group}`}>
      <legend className={`subheading ${styles.legend}`}>{legend}</legend>
      {children}
    </fieldset>
  );
}

type TextFieldProps = FieldGroupsProps & { name: TypedField & keyof typeof inputs };

/** A field of one line. */
function TextField({ name, check }: TextFieldProps) {
  // Firefox tells screen readers of `required` that an empty field is wrong, before anything is typed. Only the browser's own
  // check needs it, which is off once the form checks by itself.
  const isChecked = useHydrated();
  return (
    <InquiryField name={name} check={check}>
      <TextInput
        name={name}
        required={isRequired(name) && !isChecked}
        aria-required={(isRequired(name) && isChecked) || undefined}
        {...controlAttributes(name, check)}
      />
    </InquiryField>
  );
}

/**
 * A field that people neither see nor reach. Whoever fills it is a program, or an autofill gone astray: after it has held
 * back one inquiry the form does without it, and the next carries a mark.
 */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {inquiryForm.trap}
        <input type="text" id={trapName} name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
