import type { Hero } from '#content/model.ts';
import { Network } from '../figures/Network.tsx';
import { Badge } from './Badge.tsx';
import { HeroActions } from './HeroActions.tsx';
import { Statistics } from './Statistics.tsx';
import styles from './OverviewHero.module.css';

type OverviewHeroProps = {
  hero: Hero;
  /** What the network is drawn on. */
  field?: 'ink';
};

/** The opening of the overviews of services and industries: no poster, but the network of both. */
export function OverviewHero({ hero, field }: OverviewHeroProps) {
  return (
    <section className="shell" data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
      <div className={styles.opening}>
        <p className="lead">{hero.lead}</p>
        <HeroActions place="beside" />
      </div>
      <div className={styles.network} data-field={field}>
        <Network />
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
