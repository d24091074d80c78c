import type { StoryLines } from '#content/story.ts';
import styles from './Figure.module.css';

/** Share of the width that a piece of a difference takes. */
const pieceWidth = 7;

/** What it was in ink, what it became in red, one above the other on one scale. */
export function Lines({ lines }: { lines: StoryLines }) {
  if ('pieces' in lines) {
    const end = 100 - lines.pieces * pieceWidth;
    return (
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className={`drawing ${styles.lines}`}
        aria-hidden="true"
      >
        <path d="M0 0H100V4H0" />
        <path d={`M0 6H${end}v4H0`} className={styles.after} />
        <path
          d={`M${end - pieceWidth + 0.6} 6${`m${pieceWidth} 0v4h6.4v-4z`.repeat(lines.pieces)}`}
          className={styles.missing}
        />
      </svg>
    );
  }
  const { before, after } = lines;
  return (
    <svg
      viewBox={`0 0 ${Math.max(before, after)} 10`}
      preserveAspectRatio="none"
      className={`drawing ${styles.lines}`}
      aria-hidden="true"
    >
      <path d={`M0 0H${before}V4H0`} />
      <path d={`M0 6H${after}v4H0`} className={styles.after} />
    </svg>
  );
}
