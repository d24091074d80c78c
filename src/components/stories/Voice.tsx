import type { StoryAs } from '#content/story.ts';
import { isShown } from '#lib/samples.ts';
import { Phrases } from '../sections/Phrases.tsx';
import { Section } from '../sections/Section.tsx';
import { Results } from './Results.tsx';
import styles from './Voice.module.css';

type VoiceProps = { story: StoryAs<'voice'> | undefined };

/** A customer's story, if there is one, in the customer's words, set large. */
export function Voice({ story }: VoiceProps) {
  if (!isShown(story)) return null;
  return (
    <Section heading={<Phrases text={story.heading} />} part="success-story" isMinor>
      <figure className={styles.quote}>
        <blockquote>«{story.text}»</blockquote>
        <figcaption className="quiet">
          {story.author}, {story.company}
        </figcaption>
      </figure>
      <Results story={story} />
    </Section>
  );
}
