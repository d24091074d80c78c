import type { ReactNode } from 'react';
import { OpeningHours } from '#components/contact/OpeningHours.tsx';
import { ButtonLink } from '#components/links/Links.tsx';
import { company, phoneHref } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { bookingFrame } from '#content/appointment.ts';
import { mailLink } from '#lib/mail-link.ts';
import styles from './BookingFramePage.module.css';

type BookingFramePageProps = {
  /** The appointment, with what stands there without script. */
  children: ReactNode;
};

/** What the booking frame shows while no portal is configured; a page by itself too, in a tab of its own. */
export function BookingFramePage({ children }: BookingFramePageProps) {
  return (
    <div className={styles.page}>
      <h1 className="subheading">{bookingFrame.appointment.heading}</h1>
      {children}
    </div>
  );
}

type AskFirstProps = {
  /** Address of the booking portal. */
  portal: string;
};

/** What the booking frame shows before a portal that the visitor is asked about is loaded in it. */
export function AskFirst({ portal }: AskFirstProps) {
  const { askFirst } = bookingFrame;
  return (
    <div className={styles.page}>
      <header className={`opening ${styles.question}`}>
        <h1 className="subheading">{askFirst.heading}</h1>
        <p>
          {askFirst.textBefore} {new URL(portal).host}. {askFirst.textAfter}{' '}
          <a href="/datenschutz#terminbuchung" target="_blank">
            {askFirst.privacyLink}
          </a>
          .
        </p>
        <ButtonLink href={portal} label={askFirst.load} />
      </header>
      <ContactWays intro={askFirst.ways} />
    </div>
  );
}

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
    <div className={`stack ${styles.ways}`}>
      <p className={styles.intro}>{intro}</p>
      <dl className={styles.list}>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a className="target" href={phoneHref(company.phone)} target="_blank">
              {company.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a
              className="target"
              href={mailLink(company.email, bookingFrame.appointment.mail)}
              target="_blank"
            >
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
