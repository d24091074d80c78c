import type { StoryAs } from '#content/story.ts';
import { isShown } from '#lib/samples.ts';
import { Difference } from './Difference.tsx';
import { FurtherFigures } from './FurtherFigures.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import styles from './Figure.module.css';

type FigureProps = { story: StoryAs<'figure'> | undefined };

/** `bis 40% tiefere Kosten` → what stands before the figure, the figure, what stands behind it. */
const partsOf = (result: string) => /^(.*?)((?:bis )?\d[\d.]*(?:%|\+|[ \u00a0]\p{L}+)) (.*)$/u.exec(result);

/** A customer's story, if there is one, led by the figure in its result, as large as a poster's. */
export function Figure({ story }: FigureProps) {
  if (!isShown(story)) return null;
  const { heading, text, author, company, result, lines } = story;
  const [, before = '', figure = '', after = result] = partsOf(result) ?? [];
  return (
    <section className={`shell ${styles.story}`} data-part="success-story" data-minor="">
      <h2 className={`heading ${styles.heading}`}>
        <Phrases text={heading} />
      </h2>
      <Difference lines={lines} />
      <p className={styles.result}>
        {before} <b className={`figure ${styles.figure}`}>{figure}</b> {after}
      </p>
      <div className={`ruled ${styles.words}`}>
        <figure>
          <blockquote className="lead">«{text}»</blockquote>
          <figcaption className={`quiet ${styles.author}`}>
            {author}, {company}
          </figcaption>
        </figure>
        <FurtherFigures story={story} />
      </div>
    </section>
  );
}
