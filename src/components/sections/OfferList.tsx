import type { OfferList as OfferListRecord } from '#content/page.ts';
import { Offers } from './Offers.tsx';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = { list: OfferListRecord };

/** What we do or buy, one field each, in as many columns as there is room for: four, or three where that leaves fewer places empty. */
export function OfferList({ list }: OfferListProps) {
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <ul
        className={`halves ${styles.list}`}
        data-thirds={list.offers.length % 4 === 1 || list.offers.length % 4 === 2 ? '' : undefined}
      >
        <Offers list={list} />
      </ul>
    </Section>
  );
}
