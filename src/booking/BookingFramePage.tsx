import type { ReactNode } from 'react';
import { bookingFrame } from '#content/pages/booking-frame.ts';
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
