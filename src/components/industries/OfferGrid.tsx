import type { OfferList } from '#content/model.ts';
import { WideSection } from '../sections/WideSection.tsx';
import styles from './OfferGrid.module.css';

type OfferGridProps = { list: OfferList };

/** What we buy, one field each, in as many columns as there is room for. */
export function OfferGrid({ list }: OfferGridProps) {
  return (
    <WideSection heading={list.heading} intro={list.intro} part="offer">
      <ul className={styles.grid}>
        {list.offers.map(({ title, description }) => (
          <li key={title}>
            <h3 className={`subheading ${styles.title}`}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
