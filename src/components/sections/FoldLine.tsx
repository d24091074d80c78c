import type { ReactNode } from 'react';
import { Chevron } from '../signs/Signs.tsx';
import styles from './FoldLine.module.css';

type FoldLineProps =
  | { /** What the line says, in elements of its own. */ children: ReactNode; name?: never }
  | { /** Where it lies over a heading: what that says. */ name: string; children?: never };

/** The line that opens something, with its sign. */
export function FoldLine({ children, name }: FoldLineProps) {
  return (
    <summary className={`subheading ${styles.line}`} aria-label={name}>
      {children} <Chevron />
    </summary>
  );
}
