import type { QualityPage } from '#content/services/service-page.ts';
import styles from './RefundClaim.module.css';

type RefundClaimProps = Pick<QualityPage, 'refund'>;

/** What happens to the cost of an inspection that was wrong. */
export function RefundClaim({ refund }: RefundClaimProps) {
  return (
    <section className="shell split-end">
      <h2 className={`heading ${styles.heading}`}>{refund.heading}</h2>
      <p className={`lead ${styles.text}`}>{refund.text}</p>
    </section>
  );
}
