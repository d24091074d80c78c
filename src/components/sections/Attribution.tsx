import { labels } from '#content/labels.ts';
import type { Testimonial } from '#content/story.ts';
import styles from './Attribution.module.css';

type AttributionProps = Pick<Testimonial, 'author' | 'company' | 'result'>;

/** Who says it, and what came of it: the caption of a quote. */
export function Attribution({ author, company, result }: AttributionProps) {
  return (
    <figcaption className="quiet">
      {author}, {company}
      <br />
      <span className="visually-hidden">{labels.result}: </span>
      <strong className={styles.result}>{result}</strong>
    </figcaption>
  );
}
