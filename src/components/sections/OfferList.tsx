import type { OfferList as OfferListRecord } from '#content/model.ts';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = { list: OfferListRecord };

/** What we do about it, in two columns. */
export function OfferList({ list }: OfferListProps) {
  return (
    <Section heading={list.heading} intro={list.intro} part="offer">
      <ul className={styles.list}>
        {list.offers.map((offer) => (
          <li key={offer.title} className="ruled">
            <h3 className="subheading">{offer.title}</h3>
            <p className={`quiet ${styles.description}`}>{offer.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
