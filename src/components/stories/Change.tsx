import type { ChangeStory } from '#content/story.ts';
import { BeforeAfter } from '../figures/BeforeAfter.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import { leadingFigure } from './leading-figure.ts';
import { Results } from './Results.tsx';
import styles from './Change.module.css';

type ChangeProps = { story: ChangeStory };

/** A customer's story led by its two bars across the page; the words stand below them. */
export function Change({ story }: ChangeProps) {
  return (
    <section className={`shell ${styles.story}`} data-part="success-story" data-minor="">
      <h2 className={`heading ${styles.heading}`}>
        <Phrases text={story.heading} />
      </h2>
      <BeforeAfter change={story.change} />
      <div className="split">
        <Results story={story} {...leadingFigure(story.result)} />
        <figure className="ruled">
          <blockquote className={`lead ${styles.quote}`}>«{story.text}»</blockquote>
          <figcaption className={`quiet ${styles.author}`}>
            {story.author}, {story.company}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
