import type { HomePage } from '#content/pages/home.ts';
import { DotField } from '../figures/DotField.tsx';
import { Section } from '../sections/Section.tsx';

type QualityProps = { quality: HomePage['quality'] };

/** The quality goal, drawn as a thousand dots. */
export function Quality({ quality: { heading, text, goal, caption } }: QualityProps) {
  return (
    <Section heading={heading} intro={text}>
      <DotField share={goal} caption={caption} />
    </Section>
  );
}
