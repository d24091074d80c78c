import type { QualityPage } from '#content/services/service-page.ts';
import styles from './RefundClaim.module.css';

type RefundClaimProps = { refund: QualityPage['refund'] };

/** What happens to the cost of an inspection that was wrong: the page's one dark field. */
export function RefundClaim({ refund }: RefundClaimProps) {
  return (
    <section data-field="ink">
      <div className={`shell split-end ${styles.claim}`}>
        <h2 className={`display ${styles.heading}`}>{refund.heading}</h2>
        <p className={`lead ${styles.text}`}>{refund.text}</p>
      </div>
    </section>
  );
}
