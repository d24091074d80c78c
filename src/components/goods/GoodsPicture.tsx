import type { ReactNode } from 'react';
import type { GoodsPicture as GoodsPictureName } from '#content/goods.ts';
import { construction } from './construction.tsx';
import { events } from './events.tsx';
import { gastronomy } from './gastronomy.tsx';
import { healthcare } from './healthcare.tsx';
import { retail } from './retail.tsx';
import styles from './GoodsPicture.module.css';

const drawings: Record<GoodsPictureName, ReactNode> = {
  ...gastronomy,
  ...retail,
  ...construction,
  ...healthcare,
  ...events,
};

type GoodsPictureProps = { picture: GoodsPictureName };

/**
 * A range of goods, drawn like the posters on a field of 180 by 120 units. Its box may be of any shape from 1:1 to 2:1
 * and crops it, so the goods stand in the middle 120 units. Decorative: the name stands below it.
 */
export function GoodsPicture({ picture }: GoodsPictureProps) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 180 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[picture]}
    </svg>
  );
}
