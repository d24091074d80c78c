import type { ShareSection } from '#content/services/service-page.ts';
import { countOutside } from '../figures/proportion.ts';
import styles from './RefundClaim.module.css';

type RefundClaimProps = { refund: ShareSection };

/** One of these squares is 0.8%. */
const columns = 25;
const rows = 5;

/** What happens to the cost of an inspection that was wrong, and how many are, a square each. */
export function RefundClaim({ refund }: RefundClaimProps) {
  const wrong = countOutside(refund.share, columns * rows);
  return (
    <section className="shell split-end">
      <h2 className={`heading ${styles.heading}`}>{refund.heading}</h2>
      <p className={`lead ${styles.text}`}>{refund.text}</p>
      <figure className={styles.share}>
        <figcaption>
          <strong className={`figure ${styles.figure}`}>{refund.share}</strong> {refund.caption}
        </figcaption>
        <svg
          viewBox={`0 0 ${columns - 0.25} ${rows - 0.25}`}
          className={`drawing ${styles.inspections}`}
          aria-hidden="true"
        >
          <path d={Array.from({ length: rows }, (_, row) => `M0 ${row + 0.375}h${columns}`).join('')} />
          <path d={`M${columns - 8} 1.375h${wrong}`} className={styles.wrong} />
        </svg>
      </figure>
    </section>
  );
}
