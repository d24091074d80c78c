import { inquiryForm } from '#content/inquiry-form.ts';
import type { TypedField } from '#content/inquiry.ts';
import type { Check } from '#lib/check.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './FieldGroup.module.css';

type ProjectFieldsProps = { check: Check<TypedField> | null };

/** The fields for the project. All of them may stay empty. */
export function ProjectFields({ check }: ProjectFieldsProps) {
  return (
    <FieldGroup legend={inquiryForm.groups.project}>
      <div className={styles.pair}>
        <ChoiceField name="industry" />
        <ChoiceField name="service" />
      </div>
      <DescriptionField check={check} />
      <div className={styles.pair}>
        <ChoiceField name="budget" />
        <ChoiceField name="timeline" />
      </div>
    </FieldGroup>
  );
}
