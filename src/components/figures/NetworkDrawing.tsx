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
  /** Id of its path, where the line is a double one. */
  double: string | undefined;
  /** Its dashes and gaps, where it is a dashed one. */
  dashes: string | undefined;
};

/** A line of the network across a wide figure. */
export function NetworkPath({ d, double, dashes }: NetworkPathProps) {
  return (
    <Layer>
      <path id={double} d={d} strokeDasharray={dashes} />
      {double && <use className={styles.inside} href={`#${double}`} />}
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
