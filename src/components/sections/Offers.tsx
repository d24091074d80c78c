import type { ReactNode } from 'react';
import type { Offer, OfferList as OfferListRecord } from '#content/page.schema.ts';
import type { WhyUsPage } from '#content/pages/schema.ts';
import { type Drawing, field, red, rule, type Shape, Shapes } from '../drawings/Shapes.tsx';
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
    <Section heading={heading} intro={intro} part="offer" isMinor>
      <ul className={`quarters ${styles.list}`}>
        {offers.map(({ title, description }, index) => (
          <li key={title} className="ruled words">
            <h3 className="subheading">{title}</h3>
            {offers.length > mostShown && <NarrowFold name={title} isOpen={index === 0} />}
            <p className="quiet prose">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type StretchProps = {
  offer: Pick<Offer, 'title' | 'description'>;
  /** The box of its drawing. */
  box: string;
  /** Whether its lines run down on phones. */
  runsDown?: boolean;
  children: ReactNode;
};

/** An offer as a stretch of a line, and its words. */
function Stretch({ offer: { title, description }, box, runsDown, children }: StretchProps) {
  return (
    <li className={runsDown ? `${styles.stretch} ${styles.down}` : styles.stretch}>
      <svg viewBox={box} className="drawing through" aria-hidden="true">
        {children}
      </svg>
      <div className="words">
        <h3 className="subheading">{title}</h3>
        <p className="quiet">{description}</p>
      </div>
    </li>
  );
}

type OfferStationsProps = {
  list: OfferListRecord;
  /** What runs through them: the lines of the five industries, or those of the two offices. */
  lines: keyof typeof lineDrawings;
};

/** The offers of a page as stations, at which all lines stop before they end. */
export function OfferStations({ list, lines }: OfferStationsProps) {
  const { through, ends } = lineDrawings[lines];
  const last = list.offers.length - 1;
  return (
    <Section heading={list.heading} part="offer" isMinor>
      <ul className="quarters">
        {list.offers.map((offer, index) => (
          <Stretch key={offer.title} offer={offer} box="0 0 336 132" runsDown>
            <Shapes of={index < last ? through(500) : [...through(294), [red, ends]]} />
            <rect x="3" y="3" width="26" height="126" rx="13" fill={field} stroke={rule} strokeWidth="6" />
          </Stretch>
        ))}
      </ul>
    </Section>
  );
}

/** Lines up to where they go, told apart as in the network, and what ends them. */
const lineDrawings: Record<'industries' | 'offices', { through: (to: number) => Drawing; ends: string }> = {
  industries: {
    through: (to) => [
      [red, `M0 18H${to}`, 14],
      [rule, `M0 42H${to}`, 14],
      [rule, `M0 66H${to}`, { width: 14, dashes: '24 12' }],
      [red, `M0 85H${to}M0 95H${to}`, 4],
      [rule, `M0 109H${to}M0 119H${to}`, 4],
    ],
    ends: 'M292 8h20v20h-20zM292 32h20v20h-20zM292 56h20v20h-20zM292 80h20v20h-20zM292 104h20v20h-20z',
  },
  offices: {
    through: (to) => [
      [rule, `M0 42H${to}`, 28],
      [red, `M0 90H${to}`, 28],
    ],
    ends: 'M272 22h40v40h-40zM272 70h40v40h-40z',
  },
};

type AdvantagesProps = Pick<WhyUsPage, 'offer' | 'checks'>;

/** The four advantages along our line: each draws its stretch. */
export function Advantages({ offer, checks }: AdvantagesProps) {
  return (
    <Section heading={offer.heading} part="offer" aside={<TextLink {...checks} />}>
      <ul className="quarters">
        {offer.offers.map(({ sign, ...advantage }) => (
          <Stretch key={advantage.title} offer={advantage} box="0 0 336 180">
            <Shapes of={stretches[sign]} />
            {sign === 'law' && (
              <text x="-6" y="132" fontSize="180" fontWeight="720" fill={rule}>
                §
              </text>
            )}
          </Stretch>
        ))}
      </ul>
    </Section>
  );
}

const stretches: Record<WhyUsPage['offer']['offers'][number]['sign'], Drawing> = {
  team: [
    [red, 'M67 90H107M167 90H207M267 90H336', 20],
    ...[37, 137, 237].map((cx): Shape => [rule, { cx, cy: 90, r: 30 }, 14]),
  ],
  price: [
    [red, 'M0 90H336', 20],
    [rule, 'M0 32H48V148H0M64 32H112V148H64M128 32H176V148H128M192 32H240V148H192'],
  ],
  law: [[red, 'M104 90H336', 20]],
  order: [
    [rule, 'M0 10H100L180 90M0 50H60L100 90M0 130H60L100 90M0 170H100L180 90', 10],
    [red, 'M0 90H240', 20],
    [red, 'M232 50h80v80h-80z'],
  ],
};
