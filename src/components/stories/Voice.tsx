import type { StoryAs } from '#content/model.ts';
import { isShown } from '#lib/samples.ts';
import { Results } from './Results.tsx';
import styles from './Voice.module.css';

type VoiceProps = { story: StoryAs<'voice'> | undefined };

/** A customer's story, if there is one, in the customer's words, set large on a quiet field. */
export function Voice({ story }: VoiceProps) {
  if (!isShown(story)) return null;
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
        <Results story={story} />
      </div>
    </section>
  );
}
