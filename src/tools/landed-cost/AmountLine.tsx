import type { Entry } from '../use-entries.ts';
import { EntryField, FieldMessage } from '../EntryField.tsx';
import styles from './LandedCost.module.css';

type AmountLineProps = {
  id: string;
  label: string;
  hint?: string;
  inputMode: 'decimal' | 'numeric';
  entry: Entry;
  /** What stands there until there is script. */
  example: string;
};

const classNames = { field: styles.field, example: styles.figure };

/** A line of the bill that the buyer fills in; without script it shows the example. */
export function AmountLine({ id, label, hint, inputMode, entry, example }: AmountLineProps) {
  return (
    <div className={styles.line}>
      <dt>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span className={`note ${styles.hint}`} id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <FieldMessage field={id} message={entry.message} />
      </dt>
      <dd className={styles.amount}>
        <EntryField
          id={id}
          entry={entry}
          example={example}
          hasHint={hint !== undefined}
          classNames={classNames}
          inputMode={inputMode}
        />
      </dd>
    </div>
  );
}
