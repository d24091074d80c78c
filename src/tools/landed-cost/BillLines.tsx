import type { ReactNode } from 'react';
import { Spoken } from '#components/figures/Spoken.tsx';
import styles from './LandedCost.module.css';
import type { Entry } from '../use-entries.ts';
import { EntryField, FieldMessage } from '../EntryField.tsx';
import { importTaxRates, type ImportTaxRate } from '#content/tools/import-tax.ts';
import choice from '../choice.module.css';
import live from '../live.module.css';

type BillLineProps = {
  label: string;
  hint?: string;
  value: string;
  /** What the line is, where it looks different from the others. */
  kind?: 'base' | 'tax';
  /** Stands below the label. */
  children?: ReactNode;
};

/** A line of the bill that is calculated. */
export function BillLine({ label, hint, value, kind, children }: BillLineProps) {
  return (
    <div className={styles.line} data-line={kind}>
      <dt>
        <span className={styles.label}>{label}</span>
        {hint && <span className={`note ${styles.hint}`}>{hint}</span>}
        {children}
      </dt>
      <dd className={styles.amount}>
        <span className={styles.figure} translate="no">
          <Spoken text={value} />
        </span>
      </dd>
    </div>
  );
}

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

type RateChoiceProps = {
  legend: string;
  /** The rate of the example. */
  example: ImportTaxRate;
  chosen: string;
  onChoose: (rate: string) => void;
};

/** The two tax rates to choose from; without script the one of the example. */
export function RateChoice({ legend, example, chosen, onChoose }: RateChoiceProps) {
  return (
    <span className={live.swap}>
      <span className={`note ${live.still} ${styles.hint}`}>{importTaxRates[example].text}</span>
      <span className={`${live.live} ${choice.choices}`} role="radiogroup" aria-label={legend}>
        {Object.entries(importTaxRates).map(([rate, { text, label }]) => (
          <label key={rate} className={choice.choice}>
            <input
              type="radio"
              name="rate"
              value={rate}
              checked={rate === chosen}
              onChange={() => onChoose(rate)}
            />
            <span>
              <b>{text}</b> <span className={styles.rateName}>{label}</span>
            </span>
          </label>
        ))}
      </span>
    </span>
  );
}
