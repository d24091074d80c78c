import type { Statistic } from '#content/page.ts';
import type { LogisticsPage } from '#content/services/service-page.ts';
import { Spoken } from '../figures/Spoken.tsx';
import { Timetable } from '../figures/Timetable.tsx';
import { HeadingStatistic } from '../hero/Statistics.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Logistics.module.css';

type TransportTimetableProps = { transport: LogisticsPage['transport'] };

/**
 * The three ways to Switzerland on one axis, in the colours of the page's poster; below it a table of what it does not
 * draw: cost, goods and details of each way.
 */
export function TransportTimetable({ transport }: TransportTimetableProps) {
  const { heading, options, unit, ends, labels, note } = transport;
  return (
    <section id="laufzeit" className={`shell split-end ${styles.transport}`}>
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

type LogisticsBlocksProps = { offer: LogisticsPage['offer']; statistic: Statistic };

/** What belongs to a transport besides the transport, side by side; a figure stands with the heading. */
export function LogisticsBlocks({ offer, statistic }: LogisticsBlocksProps) {
  return (
    <Section
      layout="wide"
      heading={offer.heading}
      intro={offer.intro}
      aside={<HeadingStatistic {...statistic} />}
      part="offer"
      isMinor
    >
      <ul className={`quarters ${styles.blocks}`}>
        {offer.offers.map(({ title, description, services }) => (
          <li key={title} className={`ruled ${styles.block}`}>
            <div className="words">
              <h3 className="subheading">{title}</h3>
              <p className="quiet">{description}</p>
            </div>
            <ul className={`listed run-on ${styles.services}`}>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
