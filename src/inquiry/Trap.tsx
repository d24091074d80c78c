import { trapName } from '#content/inquiry.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import styles from './Trap.module.css';

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
