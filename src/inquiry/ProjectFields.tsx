import { inquiryForm } from '#content/inquiry-form.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './FieldGroup.module.css';

/** What they are asking for. All of it may stay empty. */
export function ProjectFields() {
  return (
    <FieldGroup legend={inquiryForm.groups.project}>
      <div className={styles.pair}>
        <ChoiceField name="industry" />
        <ChoiceField name="service" />
      </div>
      <DescriptionField />
      <div className={styles.pair}>
        <ChoiceField name="budget" />
        <ChoiceField name="timeline" />
      </div>
    </FieldGroup>
  );
}
