import type { FigureStory } from '#content/story.ts';
import { Difference } from './Difference.tsx';
import { FurtherFigures } from './FurtherFigures.tsx';
import { leadingFigure } from './leading-figure.ts';
import { Phrases } from '../sections/Phrases.tsx';
import styles from './Figure.module.css';

type FigureProps = { story: FigureStory };

/** A customer's story led by the figure in its result, as large as a poster's. */
export function Figure({ story }: FigureProps) {
  const { heading, author, company, lines } = story;
  const { figure, text } = leadingFigure(story.result);
  return (
    <section className={`shell ${styles.story}`} data-part="success-story" data-minor="">
      <h2 className={`heading ${styles.heading}`}>
        <Phrases text={heading} />
      </h2>
      <Difference lines={lines} />
      <p className={styles.result}>
        <b className={`figure ${styles.figure}`}>{figure}</b> {text}
      </p>
      <div className={`ruled ${styles.words}`}>
        <figure>
          <blockquote className="lead">«{story.text}»</blockquote>
          <figcaption className={`quiet ${styles.author}`}>
            {author}, {company}
          </figcaption>
        </figure>
        <FurtherFigures story={story} />
      </div>
    </section>
  );
}
