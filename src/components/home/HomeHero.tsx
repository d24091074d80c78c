import type { Hero } from '#content/page.ts';
import type { Journey } from '#content/pages/home.ts';
import { Badge } from '../hero/Badge.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
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
      <Badge text={hero.badge} />
      <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
      <p className={`lead ${styles.lead}`}>{hero.lead}</p>
      <HeroActions note={consultation} />
      <JourneyLine journey={journey} />
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
