import type { OfferList } from '#content/model.ts';
import styles from './Advantages.module.css';

type AdvantagesProps = { list: OfferList };

/** The four advantages as four columns of type. */
export function Advantages({ list }: AdvantagesProps) {
  return (
    <section className={`shell ${styles.section}`} data-part="offer">
      <h2 className={`heading ${styles.heading}`}>{list.heading}</h2>
      <ul className={styles.list}>
        {list.offers.map(({ title, description }) => (
          <li key={title} className={styles.advantage}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
