import { Spoken } from '#components/figures/Spoken.tsx';
import styles from './LandedCost.module.css';

type PerPieceProps = { label: string; value: string };

/** What it comes to, large. */
export function PerPiece({ label, value }: PerPieceProps) {
  return (
    <div className={styles.perPiece} data-long={value.length > 6 ? '' : undefined}>
      <dt>{label}</dt>
      <dd translate="no">
        <small>CHF</small> <Spoken text={value} />
      </dd>
    </div>
  );
}
