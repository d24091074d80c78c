import { OpeningHours } from '#components/contact/OpeningHours.tsx';
import { company } from '#content/company.ts';
import { phoneHref } from '#content/contact-links.ts';
import { labels } from '#content/labels.ts';
import { bookingFrame } from '#content/pages/booking-frame.ts';
import { mailLink } from '#lib/mail-link.ts';
import styles from './ContactWays.module.css';

type ContactWaysProps = {
  /** Sentence above the ways. */
  intro: string;
};

/**
 * Phone, e-mail with a prepared text, and opening hours: what needs no script. The links open in a tab of their own,
 * since `frame-src` of the page around the frame would block them.
 */
export function ContactWays({ intro }: ContactWaysProps) {
  return (
    <div className={styles.ways}>
      <p className={styles.intro}>{intro}</p>
      <dl className={styles.list}>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a href={phoneHref(company.phone)} target="_blank">
              {company.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={mailLink(company.email, bookingFrame.appointment.mail)} target="_blank">
              {company.email}
            </a>
          </dd>
        </div>
        <div>
          <OpeningHours />
        </div>
      </dl>
    </div>
  );
}
