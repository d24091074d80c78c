import { labels } from '#content/labels.ts';
import type { SuccessStory } from '#content/model.ts';
import styles from './Results.module.css';

type ResultsProps = { story: SuccessStory };

/** What came of it, and the figures beside it. */
export function Results({ story: { result, figures = [] } }: ResultsProps) {
  return (
    <dl className={`ruled ${styles.results}`}>
      {[{ label: labels.result, value: result }, ...figures].map(({ label, value }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd className="subheading">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
