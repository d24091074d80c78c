import { company } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { bookingFrame } from '#content/pages/booking-frame.ts';
import { emailHref, phoneHref } from '#content/contact-links.ts';
import { OpeningHours } from '#components/contact/OpeningHours.tsx';
import { ButtonLink } from '#components/links/ButtonLink.tsx';
import styles from './BookingFramePage.module.css';

type BookingFramePageProps = {
  /** Address of the booking portal, or null while none is configured. */
  portal: string | null;
};

/** What the booking frame shows as long as no portal is loaded in it. */
export function BookingFramePage({ portal }: BookingFramePageProps) {
  const { notConfigured, askFirst } = bookingFrame;
  return (
    <main className={styles.page}>
      {portal ? (
        <>
          <h1 className="statement">{askFirst.heading}</h1>
          <p className={styles.text}>
            {askFirst.textBefore} {new URL(portal).host}. {askFirst.textAfter}{' '}
            <a href="/datenschutz" target="_blank" rel="noopener">
              {askFirst.privacyLink}
            </a>
            .
          </p>
          <ButtonLink href={portal} label={askFirst.load} />
        </>
      ) : (
        <>
          <h1 className="statement">{notConfigured.heading}</h1>
          <p className={styles.text}>{notConfigured.text}</p>
        </>
      )}
      <dl className={styles.ways}>
        <dt>{labels.phone}</dt>
        <dd>
          <a href={phoneHref(company.phone)} target="_blank" rel="noopener">
            {company.phone}
          </a>
        </dd>
        <dt>{labels.email}</dt>
        <dd>
          <a href={emailHref(company.email)} target="_blank" rel="noopener">
            {company.email}
          </a>
        </dd>
        <OpeningHours />
      </dl>
    </main>
  );
}
