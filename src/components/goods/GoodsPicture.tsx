import type { GoodsPicture as GoodsPictureName } from '#content/goods.ts';
import { goods } from '../drawings/goods.ts';
import { Shapes } from '../drawings/Shapes.tsx';
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
