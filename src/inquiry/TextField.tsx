import { inputs } from '#components/controls/inputs.ts';
import type { TypedField } from '#content/inquiry.ts';
import type { Check } from '#lib/check.ts';
import { isRequired } from './inquiry.ts';
import { controlAttributes, InquiryField } from './InquiryField.tsx';
import styles from '#components/controls/control.module.css';

type TextFieldProps = { name: TypedField & keyof typeof inputs; check: Check<TypedField> | null };

/** A field of one line. */
export function TextField({ name, check }: TextFieldProps) {
  return (
    <InquiryField name={name} check={check}>
      <input
        className={styles.control}
        name={name}
        required={isRequired(name)}
        {...inputs[name]}
        {...controlAttributes(name, check)}
      />
    </InquiryField>
  );
}
