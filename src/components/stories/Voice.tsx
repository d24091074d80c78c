import type { VoiceStory } from '#content/story.ts';
import { Phrases } from '../sections/Phrases.tsx';
import { Section } from '../sections/Section.tsx';
import { Results } from './Results.tsx';
import styles from './Voice.module.css';

type VoiceProps = { story: VoiceStory };

/** A customer's story in the customer's words, set large. */
export function Voice({ story }: VoiceProps) {
  return (
    <Section heading={<Phrases text={story.heading} />} part="success-story" isMinor>
      <figure className={styles.quote}>
        <blockquote>«{story.text}»</blockquote>
        <figcaption className="quiet">
          {story.author}, {story.company}
        </figcaption>
      </figure>
      <Results story={story} text={story.result} />
    </Section>
  );
}
