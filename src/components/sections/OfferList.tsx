import type { OfferList as OfferListRecord } from '#content/page.ts';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = { list: OfferListRecord };

/** What we do about it, in two columns beside the heading. */
export function OfferList({ list }: OfferListProps) {
  return (
    <Section heading={list.heading} intro={list.intro} part="offer">
      <ul className={`halves ${styles.list}`}>
        <Offers list={list} />
      </ul>
    </Section>
  );
}

/** The items of the list. */
export function Offers({ list }: OfferListProps) {
  return list.offers.map((offer) => (
    <li key={offer.title} className="ruled">
      <h3 className="subheading">{offer.title}</h3>
      <p className={`quiet ${styles.description}`}>{offer.description}</p>
    </li>
  ));
}
