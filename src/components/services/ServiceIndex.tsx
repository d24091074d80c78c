import type { ServiceBlock } from '#content/pages/services.ts';
import { lastSegment } from '#lib/addresses.ts';
import styles from './ServiceIndex.module.css';

type ServiceIndexProps = { blocks: readonly ServiceBlock[] };

/** The services as stations of one line down the page, as large as a headline; each leads to its block below. */
export function ServiceIndex({ blocks }: ServiceIndexProps) {
  return (
    <ol className={styles.index}>
      {blocks.map(({ route, title, subtitle }) => (
        <li key={route} className={styles.station}>
          <a className={styles.link} href={`#${lastSegment(route)}`}>
            <b className="subheading">{title}</b>{' '}
            <span className={`note ${styles.subtitle}`}>{subtitle}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
