import type { OfferList as OfferListRecord } from '#content/page.ts';
import { Offers } from './Offers.tsx';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = { list: OfferListRecord };

/** What we do or buy, one field each, in as many columns as there is room for. */
export function OfferList({ list }: OfferListProps) {
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <ul className={`halves ${styles.list}`}>
        <Offers list={list} />
      </ul>
    </Section>
  );
}
