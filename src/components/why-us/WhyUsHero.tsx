import type { Hero } from '#content/page.ts';
import { Badge } from '../hero/Badge.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Phrases } from '../hero/Phrases.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import styles from './WhyUsHero.module.css';

type WhyUsHeroProps = { hero: Hero };

/** The opening of the why-us page: the headline is ruled like the table it announces. */
export function WhyUsHero({ hero }: WhyUsHeroProps) {
  return (
    <section className="shell" data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={`display ${styles.headline}`}>
        <Phrases text={hero.headline} />
      </h1>
      <div className={styles.opening}>
        <p className={`lead ${styles.lead}`}>{hero.lead}</p>
        <HeroActions />
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
