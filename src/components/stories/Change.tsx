import type { ChangeStory } from '#content/story.ts';
import { BeforeAfter } from '../figures/BeforeAfter.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import { Section } from '../sections/Section.tsx';
import { leadingFigure } from './leading-figure.ts';
import { Results } from './Results.tsx';
import { Words } from './Words.tsx';

type ChangeProps = { story: ChangeStory };

/** A customer's story led by its two bars, with what came of it beside them. */
export function Change({ story }: ChangeProps) {
  return (
    <Section
      heading={<Phrases text={story.heading} />}
      aside={<Results story={story} {...leadingFigure(story.result)} />}
      part="success-story"
      isMinor
    >
      <BeforeAfter change={story.change} />
      <Words story={story} />
    </Section>
  );
}
