import { inputs } from '#components/controls/inputs.ts';
import type { FieldName, RequiredField } from '#content/inquiry.ts';
import type { Check } from '#lib/check.ts';
import { isRequired } from './inquiry.ts';
import { controlAttributes, InquiryField } from './InquiryField.tsx';
import styles from '#components/controls/control.module.css';

type TextFieldProps = { name: FieldName & keyof typeof inputs; check: Check<RequiredField> | null };

/** A field of one line. */
export function TextField({ name, check }: TextFieldProps) {
  const error = isRequired(name) ? check?.open[name] : undefined;
  const found = isRequired(name) ? check?.found[name] : undefined;
  return (
    <InquiryField name={name} error={error} mended={error ? undefined : found}>
      <input
        className={styles.control}
        name={name}
        required={isRequired(name)}
        {...inputs[name]}
        {...controlAttributes(name, error)}
      />
    </InquiryField>
  );
}
