import { appointment } from '#content/appointment.ts';
import { company } from '#content/company.ts';
import { emailHref, phoneHref } from '#content/contact-links.ts';
import styles from './Step.module.css';

/** The ways that need no form. In a tab of their own, since `frame-src` of the page around would block it. */
export function DirectLine() {
  return (
    <p className={styles.direct}>
      {appointment.direct}{' '}
      <a href={phoneHref(company.phone)} target="_blank">
        {company.phone}
      </a>{' '}
      <a href={emailHref(company.email)} target="_blank">
        {company.email}
      </a>
    </p>
  );
}
