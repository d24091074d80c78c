import type { VoiceStory } from '#content/story.ts';
import { Phrases } from '../sections/Phrases.tsx';
import { Section } from '../sections/Section.tsx';
import { Results } from './Results.tsx';
import { Words } from './Words.tsx';

type VoiceProps = { story: VoiceStory };

/** A customer's story in the customer's words, set large, with what came of it beside them. */
export function Voice({ story }: VoiceProps) {
  return (
    <Section
      heading={<Phrases text={story.heading} />}
      aside={<Results story={story} text={story.result} />}
      part="success-story"
      isMinor
    >
      <Words story={story} isLarge />
    </Section>
  );
}
