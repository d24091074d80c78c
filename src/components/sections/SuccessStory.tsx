import type { ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import type { SuccessStory as SuccessStoryRecord } from '../../content/model.ts';
import styles from './SuccessStory.module.css';

type SuccessStoryProps = {
  story: SuccessStoryRecord;
  /** A figure of the story, where there is one. */
  figure?: ReactNode;
};

/** A customer's story: the quote large, who says it, what came of it. */
export function SuccessStory({ story, figure }: SuccessStoryProps) {
  return (
    <section className={styles.field} data-part="success-story">
      <div className={`shell ${styles.story}`}>
        <h2 className={`heading ${styles.heading}`}>{story.heading}</h2>
        <figure className={styles.quote}>
          <blockquote>«{story.text}»</blockquote>
          <figcaption>
            {story.author}, {story.company}
          </figcaption>
        </figure>
        {figure}
        <dl className={styles.result}>
          <div>
            <dt>{labels.result}</dt>
            <dd className="subheading">{story.result}</dd>
          </div>
          {story.figures?.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="subheading">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
