import { importTaxRates, type ImportTaxRate } from '#content/tools/import-tax.ts';
import choice from '../choice.module.css';
import live from '../live.module.css';
import styles from './LandedCost.module.css';

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
