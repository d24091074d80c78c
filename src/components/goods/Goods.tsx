import type {
  GoodsList as GoodsListRecord,
  GoodsPicture as GoodsPictureName,
} from '#content/industries/schema.ts';
import { goods } from '../drawings/goods.ts';
import { Shapes } from '../drawings/Shapes.tsx';
import { NarrowFold } from '../sections/Fold.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Goods.module.css';

type GoodsPictureProps = { picture: GoodsPictureName };

/**
 * A range of goods, drawn like the posters. Its box may be of any shape from 1:1 to 2:1 and crops it, so the goods stand in
 * the middle 120 units. Decorative: the name stands below it.
 */
export function GoodsPicture({ picture }: GoodsPictureProps) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 180 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Shapes of={goods[picture]} />
    </svg>
  );
}

type GoodsListProps = { list: GoodsListRecord };

/**
 * What we buy for an industry: a picture of each range. On phones two tiles stand in a row and each opens to a whole one.
 */
export function GoodsList({ list: { heading, intro, offers } }: GoodsListProps) {
  return (
    <Section heading={heading} intro={intro} part="offer" isMinor>
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
