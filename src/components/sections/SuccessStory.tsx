import { labels } from '#content/labels.ts';
import type { SuccessStory as SuccessStoryRecord } from '#content/model.ts';
import { isShown } from '#lib/samples.ts';
import { BeforeAfter } from '../figures/BeforeAfter.tsx';
import styles from './SuccessStory.module.css';

type SuccessStoryProps = { story: SuccessStoryRecord | undefined };

/** A customer's story, if there is one: the quote large, who says it, what changed as two bars, what came of it. */
export function SuccessStory({ story }: SuccessStoryProps) {
  if (!story || !isShown(story)) return null;
  return (
    <section className={styles.field} data-part="success-story">
      <div className={`shell split ${styles.story}`}>
        <h2 className={`heading ${styles.heading}`}>{story.heading}</h2>
        <figure className={styles.quote}>
          <blockquote>«{story.text}»</blockquote>
          <figcaption className="quiet">
            {story.author}, {story.company}
          </figcaption>
        </figure>
        {story.change && <BeforeAfter change={story.change} />}
        <dl className={`ruled ${styles.result}`}>
          <div>
            <dt className="note">{labels.result}</dt>
            <dd className="subheading">{story.result}</dd>
          </div>
          {story.figures?.map(({ value, label }) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd className="subheading">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
