import type { Hero } from '#content/page.ts';
import { Phrases } from '../sections/Phrases.tsx';
import { Badge } from './Badge.tsx';

type HeroWordsProps = { hero: Pick<Hero, 'badge' | 'headline' | 'lead'> };

/** The words that open a page: its subject, its promise and what that means. The opening arranges them. */
export function HeroWords({ hero: { badge, headline, lead } }: HeroWordsProps) {
  return (
    <>
      <Badge text={badge} />
      <h1 className="display">
        <Phrases text={headline} of="phrase" />
      </h1>
      <p className="lead">{lead}</p>
    </>
  );
}
