import type { ShareSection } from '#content/services/service-page.ts';
import { DotField } from '../figures/DotField.tsx';
import styles from './RefundClaim.module.css';

type RefundClaimProps = { refund: ShareSection };

/** What happens to the cost of an inspection that was wrong, and how many are: the page's one dark field. */
export function RefundClaim({ refund }: RefundClaimProps) {
  return (
    <section data-field="ink">
      <div className="shell split-end">
        <h2 className={`display ${styles.heading}`}>{refund.heading}</h2>
        <p className={`lead ${styles.text}`}>{refund.text}</p>
        <div className={styles.share}>
          <DotField share={refund.share} caption={refund.caption} />
        </div>
      </div>
    </section>
  );
}
