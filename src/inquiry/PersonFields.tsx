import { inquiryForm } from '#content/inquiry-form.ts';
import type { TypedField } from '#content/inquiry.ts';
import type { Check } from '#lib/check.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { TextField } from './TextField.tsx';
import styles from './FieldGroup.module.css';

type PersonFieldsProps = { check: Check<TypedField> | null };

/** The fields for name, firm, e-mail and phone. */
export function PersonFields({ check }: PersonFieldsProps) {
  return (
    <FieldGroup legend={inquiryForm.groups.person}>
      <div className={styles.names}>
        <TextField name="firstName" check={check} />
        <TextField name="lastName" check={check} />
      </div>
      <TextField name="company" check={check} />
      <div className={styles.pair}>
        <TextField name="email" check={check} />
        <TextField name="phone" check={check} />
      </div>
    </FieldGroup>
  );
}
