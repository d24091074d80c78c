import type { GoodsList as GoodsListRecord } from '#content/goods.ts';
import { NarrowFold } from '../sections/NarrowFold.tsx';
import { Section } from '../sections/Section.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import styles from './Goods.module.css';

type GoodsListProps = { list: GoodsListRecord };

/**
 * What we buy for an industry: a picture of each range. On phones two tiles stand in a row and each opens to a whole one.
 */
export function GoodsList({ list: { heading, intro, offers } }: GoodsListProps) {
  return (
    <Section layout="wide" heading={heading} intro={intro} part="offer" isMinor>
      <ul className={`quarters ${styles.list}`}>
        {offers.map(({ picture, title, description }) => (
          <li key={title} className={styles.goods}>
            <GoodsPicture picture={picture} />
            <h3 className="subheading">{title}</h3>
            <NarrowFold name={title} />
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
