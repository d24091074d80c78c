import type { StoryLines } from '#content/story.ts';
import styles from './Difference.module.css';

/** What a piece of a difference takes of a width of 100, and the gap before it. */
const piece = 7;
const gap = 0.6;

/** What it was in ink, what it became in red, one above the other on one scale; open pieces are what it became less by. */
export function Difference({ lines }: { lines: StoryLines }) {
  const pieces = 'pieces' in lines ? lines.pieces : 0;
  const { before, after } = 'pieces' in lines ? { before: 100, after: 100 - pieces * piece } : lines;
  return (
    <svg
      viewBox={`0 0 ${Math.max(before, after)} 10`}
      preserveAspectRatio="none"
      className={`drawing ${styles.lines}`}
      aria-hidden="true"
    >
      <path d={`M0 0H${before}V4H0`} />
      <path d={`M0 6H${after}v4H0`} className={styles.after} />
      {pieces > 0 && (
        <path
          d={`M${after - piece + gap} 6${`m${piece} 0v4h${piece - gap}v-4z`.repeat(pieces)}`}
          className={styles.missing}
        />
      )}
    </svg>
  );
}
