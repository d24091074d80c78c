import { company, phoneHref } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { bookingLink } from '#content/navigation.ts';
import type { InternalLink } from '#content/routes.ts';
import styles from './ReachBar.module.css';

type ReachBarProps = {
  /** The way to the form. */
  inquiry: InternalLink;
};

/** On phones, below the first screen: a call, the form and the consultation stay in reach. Stands last in a `reach-area`, which ends before the page's own form. */
export function ReachBar({ inquiry }: ReachBarProps) {
  return (
    <div className={styles.track}>
      <nav className={styles.bar} aria-label={labels.reach}>
        <a href={phoneHref(company.phone)}>{labels.callShort}</a>
        <a href={inquiry}>{labels.inquiryShort}</a>
        <a href={bookingLink}>{labels.appointmentShort}</a>
      </nav>
    </div>
  );
}
