import type { ReactNode } from 'react';
import type { OfferList as OfferListRecord } from '#content/page.ts';
import type { WhyUsPage } from '#content/pages/why-us.ts';
import { TextLink } from '../links/Links.tsx';
import { NarrowFold } from './Fold.tsx';
import { Section } from './Section.tsx';
import styles from './Offers.module.css';

/** A list of more offers than these folds them on phones. */
const mostShown = 3;

type OfferListProps = { list: OfferListRecord };

/** The offers of a page in columns. Where they fold, the first is open. */
export function OfferList({ list: { heading, intro, offers } }: OfferListProps) {
  return (
    <Section layout="wide" heading={heading} intro={intro} part="offer" isMinor>
      <ul className={`quarters ${styles.list}`}>
        {offers.map(({ title, description }, index) => (
          <li key={title} className="ruled words">
            <h3 className="subheading">{title}</h3>
            {offers.length > mostShown && <NarrowFold name={title} isOpen={index === 0} />}
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type OfferStationsProps = {
  list: OfferListRecord;
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
          <li key={title} className={`${styles.stretch} ${styles.offer}`}>
            <svg viewBox="0 0 336 132" className={`drawing ${styles.drawing}`} aria-hidden="true">
              {through(index < last ? 500 : 294)}
              {index === last && <path d={ends} className={styles.ends} />}
              <rect x="3" y="3" width="26" height="126" rx="13" className={styles.platform} />
            </svg>
            <div className="words">
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
        <path d={`M0 18H${to}`} className={styles.redLine} />
        <path d={`M0 42H${to}`} />
        <path d={`M0 66H${to}`} strokeDasharray="24 12" />
        <g className={styles.double}>
          <path d={`M0 85H${to}M0 95H${to}`} className={styles.redLine} />
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
        <path d={`M0 90H${to}`} className={styles.redLine} />
      </g>
    ),
    ends: 'M272 22h40v40h-40zM272 70h40v40h-40z',
  },
};

type AdvantagesProps = Pick<WhyUsPage, 'offer' | 'checks'>;

/** The four advantages along our line: each draws its stretch. */
export function Advantages({ offer, checks }: AdvantagesProps) {
  return (
    <Section layout="wide" heading={offer.heading} part="offer" aside={<TextLink {...checks} />}>
      <ul className="quarters">
        {offer.offers.map(({ title, description, sign }) => (
          <li key={title} className={styles.stretch}>
            <svg viewBox="0 0 336 180" className={`drawing ${styles.drawing}`} aria-hidden="true">
              {stretches[sign]}
            </svg>
            <div className="words">
              <h3 className="statement">{title}</h3>
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
