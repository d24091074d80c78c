import { inquiryForm } from '#content/inquiry-form.ts';
import type { ChoiceField } from './inquiry.ts';
import styles from './ClearButton.module.css';

type ClearButtonProps = { name: ChoiceField; onClear: () => void };

/** Takes a choice back: the lists hold choices only. Leads the focus back to the select box. */
export function ClearButton({ name, onClear }: ClearButtonProps) {
  function clear() {
    onClear();
    document.getElementById(name)?.focus();
  }
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={`${inquiryForm.clear}: ${inquiryForm.labels[name]}`}
      onClick={clear}
    >
      {inquiryForm.clear}
    </button>
  );
}
