import type { AboutPage } from '#content/pages/about.ts';
import { Track } from '../figures/Track.tsx';
import { ExampleOrder } from '../proof/ExampleOrder.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './InspectionDay.module.css';

type InspectionDayProps = { day: AboutPage['inspectionDay'] };

/** A day in a factory, told along its hours, with the way to the papers of the same order. */
export function InspectionDay({ day: { heading, intro, stops } }: InspectionDayProps) {
  return (
    <Section id="prueftag" layout="wide" heading={heading} intro={intro}>
      <ol className={styles.day}>
        {stops.map(({ time, place, text }, index) => (
          <li key={time} className={styles.stop}>
            <Track isRamp={index === stops.length - 1} />
            <h3 className={styles.when}>
              <span className="statement">{time}</span>{' '}
              <span className={`quiet ${styles.place}`}>{place}</span>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.papers}>
        <ExampleOrder />
      </div>
    </Section>
  );
}
