import type { LogisticsPage } from '#content/services/service-page.ts';
import { Spoken } from '../figures/Spoken.tsx';
import { Timetable } from '../figures/Timetable.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import styles from './TransportTimetable.module.css';

type TransportTimetableProps = { transport: LogisticsPage['transport'] };

/**
 * The three ways to Switzerland on one axis, in the colours of the page's poster; below it a table of what it does not
 * draw: cost, goods and details of each way.
 */
export function TransportTimetable({ transport }: TransportTimetableProps) {
  const { heading, options, unit, ends, labels, note } = transport;
  return (
    <section id="laufzeit" className={`shell split-end ${styles.content}`}>
      <h2 className={`heading ${styles.heading}`}>{heading}</h2>
      <Timetable options={options} unit={unit} ends={ends} />
      <div className={styles.options}>
        <FactTable
          narrow="folds"
          shown="suitableFor"
          caption={heading}
          columns={{ title: '', ...labels }}
          rows={options.map((option) => ({
            ...option,
            duration: (
              <b>
                <Spoken text={option.duration} />
              </b>
            ),
            features: (
              <ul className={styles.features}>
                {option.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            ),
          }))}
        />
        <p className="footnote">{note}</p>
      </div>
    </section>
  );
}
