import type { OfferList as OfferListRecord } from '#content/page.ts';
import { NarrowFold } from './NarrowFold.tsx';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

/** A list of more offers than these folds them on phones. */
const mostShown = 3;

type OfferListProps = { list: OfferListRecord };

/** The offers of a page in columns. Where they fold, the first is open. */
export function OfferList({ list: { heading, intro, offers } }: OfferListProps) {
  return (
    <Section layout="wide" heading={heading} intro={intro} part="offer" isMinor>
      <ul className={`quarters ${styles.list}`}>
        {offers.map(({ title, description }, index) => (
          <li key={title} className="ruled">
            <h3 className="subheading">{title}</h3>
            {offers.length > mostShown && <NarrowFold name={title} isOpen={index === 0} />}
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
