import { labels } from '#content/labels.ts';
import type { SuccessStory } from '#content/story.ts';
import { FurtherFigures } from './FurtherFigures.tsx';
import styles from './Results.module.css';

type ResultsProps = {
  story: SuccessStory;
  /** What the result begins with, set large. */
  figure?: string;
  text: string;
};

/** What came of it, and the figures beside it. */
export function Results({ story, figure, text }: ResultsProps) {
  return (
    <div className={`ruled ${styles.results}`}>
      <p className="note">{labels.result}</p>
      <p className={`statement ${styles.result}`}>
        {figure && <b className={`figure ${styles.figure}`}>{figure}</b>} {text}
      </p>
      <FurtherFigures story={story} />
    </div>
  );
}
