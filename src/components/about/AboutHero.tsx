import type { Hero } from '#content/page.ts';
import { Badge } from '../hero/Badge.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import styles from './AboutHero.module.css';

type AboutHeroProps = { hero: Hero };

/** The opening of the about page: the three figures stand in a column beside the headline, so that the faces come early. */
export function AboutHero({ hero }: AboutHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} id="hero" data-part="hero">
      <div className={styles.text}>
        <Badge text={hero.badge} />
        <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
        <p className={`lead ${styles.lead}`}>{hero.lead}</p>
        <HeroActions />
      </div>
      <div className={styles.figures}>
        <Statistics statistics={hero.statistics} />
      </div>
    </section>
  );
}
