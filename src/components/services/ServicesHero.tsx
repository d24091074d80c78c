import type { ServicesPage } from '#content/pages/services.ts';
import { Badge } from '../hero/Badge.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import { ServiceIndex } from './ServiceIndex.tsx';
import styles from './ServicesHero.module.css';

type ServicesHeroProps = { page: ServicesPage };

/** The opening of the overview: no poster, but the line with a station for each service. */
export function ServicesHero({ page: { hero, services } }: ServicesHeroProps) {
  return (
    <section className="shell" data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
      <div className={styles.opening}>
        <div className={styles.text}>
          <p className="lead">{hero.lead}</p>
          <HeroActions />
        </div>
        <ServiceIndex blocks={services.blocks} />
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
