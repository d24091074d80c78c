import { labels } from '#content/labels.ts';
import type { Testimonial } from '#content/story.ts';
import styles from './Attribution.module.css';

type AttributionProps = Pick<Testimonial, 'author' | 'company' | 'result'>;

/** What came of it, and who says it: the caption of a quote. */
export function Attribution({ author, company, result }: AttributionProps) {
  return (
    <figcaption className="quiet">
      <span className="visually-hidden">{labels.result}: </span>
      <strong className={styles.result}>{result}</strong>
      <br />
      {author}, {company}
    </figcaption>
  );
}
