import type { StationsStory } from '#content/story.ts';
import { labels } from '#content/labels.ts';
import { Track } from '../figures/Track.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Stations.module.css';

type StationsProps = { story: StationsStory };

const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /);

/** A customer's story as a line: each sentence a station, and what came of it the ramp. */
export function Stations({ story }: StationsProps) {
  const { heading, text, author, company, result } = story;
  const sentences = sentencesOf(`«${text}»`);
  return (
    <Section heading={<Phrases text={heading} />} part="success-story" isMinor>
      <figure className={styles.line}>
        <blockquote className={styles.words}>
          {sentences.map((sentence) => (
            <div key={sentence} className={styles.station}>
              <Track />
              <p className={styles.sentence}>{sentence}</p>
            </div>
          ))}
        </blockquote>
        <div className={styles.station}>
          <Track isRamp />
          <p className={`statement ${styles.result}`}>
            <span className="visually-hidden">{labels.result}: </span>
            {result}
          </p>
        </div>
        <figcaption className={`quiet ${styles.author}`}>
          {author}, {company}
        </figcaption>
      </figure>
    </Section>
  );
}
