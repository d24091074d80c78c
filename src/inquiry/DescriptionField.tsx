import type { TypedField } from '#content/inquiry.ts';
import type { Check } from '#lib/check.ts';
import { controlAttributes, InquiryField } from './InquiryField.tsx';
import controls from '#components/controls/control.module.css';
import styles from './DescriptionField.module.css';

type DescriptionFieldProps = { check: Check<TypedField> | null };

/** The field for the description, in several lines: it grows with its text where the browser can. */
export function DescriptionField({ check }: DescriptionFieldProps) {
  return (
    <InquiryField name="projectDescription" check={check}>
      <textarea
        className={`${controls.control} ${styles.area}`}
        name="projectDescription"
        rows={5}
        {...controlAttributes('projectDescription', check)}
      />
    </InquiryField>
  );
}
