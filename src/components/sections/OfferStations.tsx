import type { ReactNode } from 'react';
import type { OfferList } from '#content/page.ts';
import stretch from './stretch.module.css';
import { Section } from './Section.tsx';
import styles from './OfferStations.module.css';

type OfferStationsProps = {
  list: OfferList;
  /** What runs through them: the lines of the five industries, or those of the two offices. */
  lines: keyof typeof drawings;
};

/** The offers of a page as stations, at which all lines stop before they end. */
export function OfferStations({ list, lines }: OfferStationsProps) {
  const { through, ends } = drawings[lines];
  const last = list.offers.length - 1;
  return (
    <Section layout="wide" heading={list.heading} part="offer" isMinor>
      <ul className="quarters">
        {list.offers.map(({ title, description }, index) => (
          <li key={title} className={`${stretch.stretch} ${styles.offer}`}>
            <svg viewBox="0 0 336 132" className={`drawing ${stretch.drawing}`} aria-hidden="true">
              {through(index < last ? 500 : 294)}
              {index === last && <path d={ends} className={styles.end} />}
              <rect x="3" y="3" width="26" height="126" rx="13" className={styles.station} />
            </svg>
            <div className={stretch.words}>
              <h3 className="statement">{title}</h3>
              <p className="quiet">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Lines up to where they go, told apart as in the network, and what ends them. */
const drawings: Record<'industries' | 'offices', { through: (to: number) => ReactNode; ends: string }> = {
  industries: {
    through: (to) => (
      <>
        <path d={`M0 18H${to}`} className={styles.red} />
        <path d={`M0 42H${to}`} />
        <path d={`M0 66H${to}`} strokeDasharray="24 12" />
        <g className={styles.double}>
          <path d={`M0 85H${to}M0 95H${to}`} className={styles.red} />
          <path d={`M0 109H${to}M0 119H${to}`} />
        </g>
      </>
    ),
    ends: 'M292 8h20v20h-20zM292 32h20v20h-20zM292 56h20v20h-20zM292 80h20v20h-20zM292 104h20v20h-20z',
  },
  offices: {
    through: (to) => (
      <g className={styles.heavy}>
        <path d={`M0 42H${to}`} />
        <path d={`M0 90H${to}`} className={styles.red} />
      </g>
    ),
    ends: 'M272 22h40v40h-40zM272 70h40v40h-40z',
  },
};
