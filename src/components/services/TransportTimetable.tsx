import type { LogisticsPage } from '#content/services/service-page.ts';
import { Timetable } from '../figures/Timetable.tsx';
import { TransportOptions } from './TransportOptions.tsx';
import styles from './TransportTimetable.module.css';

type TransportTimetableProps = { transport: LogisticsPage['transport'] };

/** The three ways to Switzerland on one axis, in the colours of the page's poster, and what it does not draw below it. */
export function TransportTimetable({ transport }: TransportTimetableProps) {
  return (
    <section id="laufzeit" className={`shell split-end ${styles.content}`}>
      <h2 className={`heading ${styles.heading}`}>{transport.heading}</h2>
      <p className={`quiet ${styles.intro}`}>{transport.intro}</p>
      <div className={styles.figure}>
        <Timetable options={transport.options} unit={transport.unit} ends={transport.ends} />
      </div>
      <TransportOptions transport={transport} />
    </section>
  );
}
