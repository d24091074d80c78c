import { appointment } from '#content/appointment.ts';
import { company } from '#content/company.ts';
import { emailHref, phoneHref } from '#content/contact-links.ts';
import styles from './Step.module.css';

type DirectLineProps = {
  /** Whether the page stands in a tab of its own; above its frame there is the e-mail address too. */
  isAlone: boolean;
};

/** The ways that need no form. In a tab of their own, since `frame-src` of the page around would block it. */
export function DirectLine({ isAlone }: DirectLineProps) {
  return (
    <p className={styles.direct}>
      {appointment.direct}{' '}
      <a href={phoneHref(company.phone)} target="_blank">
        {company.phone}
      </a>
      {isAlone && (
        <>
          {' '}
          <a href={emailHref(company.email)} target="_blank">
            {company.email}
          </a>
        </>
      )}
    </p>
  );
}
