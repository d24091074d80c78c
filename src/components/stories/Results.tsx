import { labels } from '#content/labels.ts';
import type { SuccessStory } from '#content/story.ts';
import { FurtherFigures } from './FurtherFigures.tsx';
import styles from './Results.module.css';

type ResultsProps = { story: SuccessStory };

/** What came of it, and the figures beside it. */
export function Results({ story }: ResultsProps) {
  return (
    <div className={`ruled ${styles.results}`}>
      <p className="note">{labels.result}</p>
      <p className="statement">{story.result}</p>
      <FurtherFigures story={story} />
    </div>
  );
}
