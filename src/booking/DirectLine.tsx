import { appointment } from '#content/appointment.ts';
import { company } from '#content/company.ts';
import { phoneHref } from '#content/contact-links.ts';
import styles from './Step.module.css';

/** The way that needs no form. In a tab of its own, since `frame-src` of the page around would block it. */
export function DirectLine() {
  return (
    <p className={styles.direct}>
      {appointment.direct}{' '}
      <a href={phoneHref(company.phone)} target="_blank">
        {company.phone}
      </a>
    </p>
  );
}
