import { controlAttributes, InquiryField } from './InquiryField.tsx';
import controls from '#components/controls/control.module.css';
import styles from './DescriptionField.module.css';

/** What it is about, in several lines: a field that grows with its text where the browser can. */
export function DescriptionField() {
  return (
    <InquiryField name="projectDescription">
      <textarea
        className={`${controls.control} ${styles.area}`}
        name="projectDescription"
        rows={5}
        {...controlAttributes('projectDescription')}
      />
    </InquiryField>
  );
}
