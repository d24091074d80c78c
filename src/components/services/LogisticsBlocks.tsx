import type { LogisticsPage } from '#content/services/service-page.ts';
import { Section } from '../sections/Section.tsx';
import styles from './LogisticsBlocks.module.css';

type LogisticsBlocksProps = { logistics: LogisticsPage['logistics'] };

/** What belongs to a transport besides the transport, side by side. */
export function LogisticsBlocks({ logistics }: LogisticsBlocksProps) {
  return (
    <Section layout="wide" heading={logistics.heading} intro={logistics.intro}>
      <ul className={`quarters ${styles.blocks}`}>
        {logistics.services.map(({ title, description, services }) => (
          <li key={title} className={`ruled ${styles.block}`}>
            <div>
              <h3 className="subheading">{title}</h3>
              <p className={`quiet ${styles.description}`}>{description}</p>
            </div>
            <ul className={styles.services}>
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
