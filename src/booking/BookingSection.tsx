import { company, emailHref, phoneHref } from '#content/company.ts';
import type { Booking } from '#content/pages/schema.ts';
import { TextLink } from '#components/links/Links.tsx';
import { frameSandbox, ownFramePage } from './settings.ts';
import styles from './BookingSection.module.css';

type BookingSectionProps = {
  booking: Booking;
  /** What the frame loads: the portal, or our own page while there is none or the visitor is asked first. */
  frameSource: string;
  /** Address of the portal for a tab of its own. */
  portal: string;
};

/**
 * The booking frame with what belongs beside it, and directly above it the ways that need
 * no frame, should it stay empty. On narrow screens the frame comes first, since that is what whoever followed the link wants.
 */
export function BookingSection({ booking, frameSource, portal }: BookingSectionProps) {
  const newTab = portal === ownFramePage ? booking.newTab.ownPage : booking.newTab.portal;
  return (
    <section className={`shell split ${styles.section}`} id="beratung">
      <h2 className="heading">{booking.heading}</h2>
      <p>{booking.intro}</p>
      <div className={styles.booking}>
        <div className={`cluster ${styles.otherWays}`}>
          <p>{booking.otherWays}</p>
          <a className="target" href={phoneHref(company.phone)}>
            {company.phone}
          </a>
          <a className="target" href={emailHref(company.email)}>
            {company.email}
          </a>
        </div>
        <div className={`screen-only ${styles.frame}`}>
          <iframe
            title={booking.frameTitle}
            src={frameSource}
            height="750"
            loading="lazy"
            sandbox={frameSandbox}
            allow=""
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
        <TextLink href={portal} label={newTab} target="_blank" />
      </div>
    </section>
  );
}
