import { company } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { emailHref, phoneHref } from '#content/contact-links.ts';
import { vcardPath } from '#content/routes.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './DirectContact.module.css';

type DirectContactProps = { heading: string };

/** Phone, e-mail, address and opening hours. */
export function DirectContact({ heading }: DirectContactProps) {
  const { legalName, address, phone, email } = company;
  return (
    <Section heading={heading} isMinor>
      <div className={styles.box}>
        <a className={`statement ${styles.phone}`} href={phoneHref(phone)}>
          {phone}
        </a>
        <ButtonLink href={phoneHref(phone)} label={labels.callNow} kind="secondary" />
        <dl className={styles.list}>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a href={emailHref(email)}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.address}</dt>
            <dd>
              {legalName}
              <br />
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </dd>
            <dd>
              <a href={vcardPath}>{labels.saveContact}</a>
            </dd>
          </div>
          <div>
            <OpeningHours />
          </div>
        </dl>
      </div>
    </Section>
  );
}
