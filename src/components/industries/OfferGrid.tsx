import type { OfferList } from '#content/page.ts';
import { Offers } from '../sections/Offers.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './OfferGrid.module.css';

type OfferGridProps = { list: OfferList };

/** What we buy, one field each, in as many columns as there is room for. */
export function OfferGrid({ list }: OfferGridProps) {
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <ul className={styles.grid}>
        <Offers list={list} />
      </ul>
    </Section>
  );
}
