import type { Statistic } from '#content/page.ts';
import type { LogisticsPage } from '#content/services/service-page.ts';
import { HeadingStatistic } from '../hero/HeadingStatistic.tsx';
import { Section } from '../sections/Section.tsx';
import runOn from '../sections/run-on.module.css';
import styles from './LogisticsBlocks.module.css';

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
            <div>
              <h3 className="subheading">{title}</h3>
              <p className={`quiet ${styles.description}`}>{description}</p>
            </div>
            <ul className={`listed ${runOn.list} ${styles.services}`}>
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
