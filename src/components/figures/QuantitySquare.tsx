import styles from './QuantitySquare.module.css';

type QuantitySquareProps = {
  pieces: number;
  /** The largest quantity of the table, whose square fills the field. */
  most: number;
};

/** A quantity as a square of its size, beside the number that says the same. */
export function QuantitySquare({ pieces, most }: QuantitySquareProps) {
  // No smaller than what can be seen.
  const side = Math.max(5, Math.round(100 * Math.sqrt(pieces / most)));
  return (
    <svg className={`drawing ${styles.square}`} viewBox={`0 0 100 ${side}`} aria-hidden="true">
      <path d={`M0 0h${side}v${side}H0z`} />
    </svg>
  );
}
