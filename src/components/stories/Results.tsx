import { labels } from '#content/labels.ts';
import type { SuccessStory } from '#content/story.ts';
import { FurtherFigures } from './FurtherFigures.tsx';
import { leadingFigure } from './leading-figure.ts';
import styles from './Results.module.css';

type ResultsProps = {
  story: SuccessStory;
  /** Whether the figure that the result begins with is set large. */
  isLed?: boolean;
};

/** What came of it, and the figures beside it. */
export function Results({ story, isLed }: ResultsProps) {
  const { figure, text } = isLed ? leadingFigure(story.result) : { text: story.result };
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
