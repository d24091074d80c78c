import type { Hero } from '#content/page.ts';
import type { Journey } from '#content/pages/home.ts';
import { HeroActions } from '../hero/HeroActions.tsx';
import { HeroWords } from '../hero/HeroWords.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import { JourneyLine } from './JourneyLine.tsx';
import styles from './HomeHero.module.css';

type HomeHeroProps = {
  hero: Hero;
  /** What the consultation takes. */
  consultation: string;
  journey: Journey;
};

/** The opening of the home page: the promise, and the line that keeps it. */
export function HomeHero({ hero, consultation, journey }: HomeHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} id="hero" data-part="hero">
      <HeroWords hero={hero} />
      <HeroActions note={consultation} />
      <JourneyLine journey={journey} />
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
