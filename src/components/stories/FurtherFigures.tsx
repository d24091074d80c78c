import type { SuccessStory } from '#content/story.ts';
import styles from './FurtherFigures.module.css';

type FurtherFiguresProps = { story: SuccessStory };

/** What else came of it: a figure and its label in a row, as everywhere on the site. */
export function FurtherFigures({ story: { figures = [] } }: FurtherFiguresProps) {
  return (
    <>
      {figures.map(({ value, label }) => (
        <p key={label} className={`quiet ${styles.figure}`}>
          <b className="statement">{value}</b> {label}
        </p>
      ))}
    </>
  );
}
