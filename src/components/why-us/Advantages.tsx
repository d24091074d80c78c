import type { OfferList } from '#content/model.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Advantages.module.css';

type AdvantagesProps = { list: OfferList };

/** The four advantages as four columns of type. */
export function Advantages({ list }: AdvantagesProps) {
  return (
    <Section layout="wide" heading={list.heading} part="offer">
      <ul className={styles.list}>
        {list.offers.map(({ title, description }) => (
          <li key={title} className={styles.advantage}>
            <h3 className={`statement ${styles.title}`}>{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
