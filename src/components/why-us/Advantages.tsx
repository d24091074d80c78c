import type { ReactNode } from 'react';
import type { WhyUsPage } from '#content/pages/why-us.ts';
import stretch from '../sections/stretch.module.css';
import { TextLink } from '../links/TextLink.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Advantages.module.css';

type AdvantagesProps = Pick<WhyUsPage, 'offer' | 'checks'>;

/** The four advantages along our line: each draws its stretch. */
export function Advantages({ offer, checks }: AdvantagesProps) {
  return (
    <Section layout="wide" heading={offer.heading} part="offer" aside={<TextLink {...checks} />}>
      <ul className="quarters">
        {offer.offers.map(({ title, description, sign }) => (
          <li key={title} className={stretch.stretch}>
            <svg viewBox="0 0 336 180" className={`drawing ${stretch.drawing}`} aria-hidden="true">
              {stretches[sign]}
            </svg>
            <div className={stretch.words}>
              <h3 className={`statement ${styles.title}`}>{title}</h3>
              <p className="quiet">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const stretches: Record<WhyUsPage['offer']['offers'][number]['sign'], ReactNode> = {
  team: (
    <>
      <path d="M37 90H336" className={styles.line} />
      {[37, 137, 237].map((x) => (
        <circle key={x} cx={x} cy="90" r="30" className={styles.station} />
      ))}
    </>
  ),
  price: (
    <>
      <path d="M0 90H336" className={styles.line} />
      <path
        d="M0 32H48V148H0M64 32H112V148H64M128 32H176V148H128M192 32H240V148H192"
        className={styles.bar}
      />
    </>
  ),
  law: (
    <>
      <path d="M104 90H336" className={styles.line} />
      <text x="-6" y="132" className={styles.paragraph}>
        §
      </text>
    </>
  ),
  order: (
    <>
      <path
        d="M0 10H100L180 90M0 50H60L100 90M0 130H60L100 90M0 170H100L180 90"
        className={styles.branches}
      />
      <path d="M0 90H240" className={styles.line} />
      <path d="M232 50h80v80h-80z" className={styles.end} />
    </>
  ),
};
