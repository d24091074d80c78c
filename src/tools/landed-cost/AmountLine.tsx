import type { Bar } from './landed-cost.ts';
import type { Cost } from '#content/tools/landed-cost.ts';
import { BillBar } from './BillBar.tsx';
import { FieldMessage } from '../FieldMessage.tsx';
import controls from '#components/controls/control.module.css';
import styles from './LandedCost.module.css';
import live from '../live.module.css';

type AmountLineProps = {
  id: string;
  name: Cost | 'pieces';
  label: string;
  hint?: string;
  value: string;
  bar?: Bar;
};

/** A line of the bill that the buyer fills in; without script it shows the example. */
export function AmountLine({ id, name, label, hint, value, bar }: AmountLineProps) {
  return (
    <div className={styles.line}>
      <dt>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <FieldMessage field={id} />
      </dt>
      <dd className={`${styles.amount} ${live.swap}`}>
        <span className={`${live.still} ${styles.figure}`}>{value}</span>
        <input
          className={`${live.live} ${controls.control} ${styles.field}`}
          id={id}
          name={name}
          defaultValue={value}
          inputMode={name === 'pieces' ? 'numeric' : 'decimal'}
          aria-describedby={hint ? `${id}-hint ${id}-message` : `${id}-message`}
        />
        {bar && name !== 'pieces' && <BillBar name={name} bar={bar} />}
      </dd>
    </div>
  );
}
