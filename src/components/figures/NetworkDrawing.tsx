import type { ReactNode } from 'react';
import { size, type Layout } from './network-layout.ts';
import styles from './NetworkDrawing.module.css';

/** The stations of the network across a wide figure. */
export function NetworkDrawing({ platforms }: Pick<Layout, 'platforms'>) {
  return (
    <Layer>
      {platforms.map(({ x, top, bottom }) => (
        <rect key={x} x={x - 13} y={top - 13} width="26" height={bottom - top + 26} rx="13" />
      ))}
    </Layer>
  );
}

type NetworkPathProps = {
  d: string;
  /** Id of its path. */
  id: string;
  isDouble: boolean;
  /** Its dashes and gaps, where it is a dashed one. */
  dashes: string | undefined;
};

/** A line of the network across a wide figure; it lies over those that it crosses, with a margin of the ground. */
export function NetworkPath({ d, id, isDouble, dashes }: NetworkPathProps) {
  return (
    <Layer>
      <use className={styles.margin} href={`#${id}`} />
      <path id={id} d={d} strokeDasharray={dashes} />
      {isDouble && <use className={styles.inside} href={`#${id}`} />}
    </Layer>
  );
}

/** A layer of the drawing, which lies across all names. */
function Layer({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.layer} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {children}
    </svg>
  );
}
