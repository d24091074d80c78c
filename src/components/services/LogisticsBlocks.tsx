import type { LogisticsPage } from '#content/services/service-page.ts';
import { WideSection } from '../sections/WideSection.tsx';
import styles from './LogisticsBlocks.module.css';

type LogisticsBlocksProps = { logistics: LogisticsPage['logistics'] };

/** What belongs to a transport besides the transport, side by side. */
export function LogisticsBlocks({ logistics }: LogisticsBlocksProps) {
  return (
    <WideSection heading={logistics.heading} intro={logistics.intro}>
      <ul className={styles.blocks}>
        {logistics.services.map(({ title, description, services }) => (
          <li key={title} className={styles.block}>
            <h3 className="subheading">{title}</h3>
            <p className={styles.description}>{description}</p>
            <ul className={styles.services}>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
