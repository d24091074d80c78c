import type { StoryLines } from '#content/story.ts';
import { percentOf } from '#lib/span.ts';
import styles from './Difference.module.css';

/** What a piece of a difference takes of the width, in percent, and the gap before it. */
const piece = 7;
const gap = 1.2;

/**
 * What it was in ink, what it became in red, one above the other on one scale, each with its name in it; open pieces are
 * what it became less by.
 */
export function Difference({ lines }: { lines: StoryLines }) {
  const pieces = 'pieces' in lines ? lines.pieces : 0;
  const { before, after } = 'pieces' in lines ? { before: 100, after: 100 - pieces * piece } : lines;
  const share = (amount: number) => percentOf(amount, Math.max(before, after));
  return (
    <svg className={`drawing ${styles.lines}`} aria-hidden="true">
      <rect width={share(before)} height="42%" />
      <text x="1rem" y="21%" dy="0.35em">
        {lines.names.before}
      </text>
      <rect y="58%" width={share(after)} height="42%" className={styles.after} />
      <text x="1rem" y="79%" dy="0.35em">
        {lines.names.after}
      </text>
      {Array.from({ length: pieces }, (_, place) => (
        <rect
          key={place}
          x={`${after + place * piece + gap}%`}
          y="58%"
          width={`${piece - gap}%`}
          height="42%"
          className={styles.missing}
        />
      ))}
    </svg>
  );
}
