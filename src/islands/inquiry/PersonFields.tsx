import { inquiryForm } from '../../content/inquiry-form.ts';
import type { FieldErrors } from '../../lib/inquiry/check.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { TextField } from './TextField.tsx';
import styles from './FieldGroup.module.css';

type PersonFieldsProps = { errors: FieldErrors };

/** Who is asking. */
export function PersonFields({ errors }: PersonFieldsProps) {
  return (
    <FieldGroup legend={inquiryForm.groups.person}>
      <div className={styles.pair}>
        <TextField name="firstName" error={errors.firstName} />
        <TextField name="lastName" error={errors.lastName} />
      </div>
      <TextField name="company" error={errors.company} />
      <TextField name="email" error={errors.email} />
      <TextField name="phone" />
    </FieldGroup>
  );
}
