import type { SuccessStory } from '#content/story.ts';
import styles from './Words.module.css';

type WordsProps = {
  story: SuccessStory;
  /** Set large, where nothing is drawn. */
  isLarge?: boolean;
};

/** What the customer says, and who it is. */
export function Words({ story: { text, author, company }, isLarge }: WordsProps) {
  return (
    <figure className={styles.words}>
      <blockquote className={isLarge ? styles.large : 'lead'}>«{text}»</blockquote>
      <figcaption className="quiet">
        {author}, {company}
      </figcaption>
    </figure>
  );
}
