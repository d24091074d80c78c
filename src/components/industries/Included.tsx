import type { OfferList } from '#content/page.ts';
import stretch from '../figures/stretch.module.css';
import { Section } from '../sections/Section.tsx';
import styles from './Included.module.css';

type IncludedProps = { list: OfferList };

/** What belongs to every order: stations at which all five lines of the network stop before they end. */
export function Included({ list }: IncludedProps) {
  return (
    <Section layout="wide" heading={list.heading} part="offer">
      <ul className="quarters">
        {list.offers.map(({ title, description }, index, { length }) => (
          <li key={title} className={stretch.stretch}>
            <svg viewBox="0 0 336 132" className={`drawing ${stretch.drawing}`} aria-hidden="true">
              <Lines to={index < length - 1 ? 336 : 300} />
              {index === length - 1 && (
                <path d="M302 8v20M302 32v20M302 56v20M302 80v20M302 104v20" className={styles.ends} />
              )}
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

/** The five lines as the network tells them apart. */
function Lines({ to }: { to: number }) {
  return (
    <>
      <g className={styles.lines}>
        <path d={`M0 18H${to}`} className={styles.red} />
        <path d={`M0 42H${to}`} />
        <path d={`M0 66H${to}`} strokeDasharray="24 12" />
      </g>
      <g className={styles.double}>
        <path d={`M0 85H${to}M0 95H${to}`} className={styles.red} />
        <path d={`M0 109H${to}M0 119H${to}`} />
      </g>
    </>
  );
}
