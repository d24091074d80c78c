import type { OfferList } from '#content/page.ts';
import { Section } from '../sections/Section.tsx';
import styles from './OfferGrid.module.css';

type OfferGridProps = { list: OfferList };

/** What we buy, one field each, in as many columns as there is room for. */
export function OfferGrid({ list }: OfferGridProps) {
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <ul className={styles.grid}>
        {list.offers.map(({ title, description }) => (
          <li key={title} className="ruled">
            <h3 className={`subheading ${styles.title}`}>{title}</h3>
            <p className={`quiet ${styles.description}`}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
