import type { OfferList } from '#content/page.ts';
import { mostShown, NarrowFold } from './NarrowFold.tsx';
import styles from './Offers.module.css';

type OffersProps = { list: OfferList };

/** What we do or buy, an entry each; of many, each opens from its title on phones, and the first is open. */
export function Offers({ list: { offers } }: OffersProps) {
  return offers.map(({ title, description }, index) => (
    <li key={title} className="ruled">
      <h3 className="subheading">{title}</h3>
      {offers.length > mostShown && <NarrowFold name={title} isOpen={index === 0} />}
      <p className={`quiet ${styles.description}`}>{description}</p>
    </li>
  ));
}
