import { company, openingHours } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { emailHref, phoneHref } from '#content/contact-links.ts';
import styles from './TopBar.module.css';

/** The line above the header: phone, e-mail and, on wide screens, the opening hours. */
export function TopBar() {
  return (
    <div className={styles.bar} data-field="ink">
      <div className={`shell ${styles.line}`}>
        <a href={phoneHref(company.phone)}>{company.phone}</a>
        <a href={emailHref(company.email)}>
          <span className={styles.short}>{labels.email}</span>
          <span className={styles.long}>{company.email}</span>
        </a>
        <span className={`quiet ${styles.hours}`}>{openingHours.join(' · ')}</span>
      </div>
    </div>
  );
}
