import type { ReactNode } from 'react';
import { ButtonLink } from '#components/links/ButtonLink.tsx';
import { bookingFrame } from '#content/pages/booking-frame.ts';
import { ContactWays } from './ContactWays.tsx';
import styles from './BookingFramePage.module.css';

type BookingFramePageProps = {
  /** The appointment, with what stands there without script. */
  children: ReactNode;
};

/** What the booking frame shows while no portal is configured; a page by itself too, in a tab of its own. */
export function BookingFramePage({ children }: BookingFramePageProps) {
  return (
    <div className={styles.page}>
      <h1 className="statement">{bookingFrame.appointment.heading}</h1>
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
      <header className={styles.question}>
        <h1 className="statement">{askFirst.heading}</h1>
        <p>
          {askFirst.textBefore} {new URL(portal).host}. {askFirst.textAfter}{' '}
          <a href="/datenschutz" target="_blank">
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
