import type { Hero } from '#content/page.ts';
import { Network } from '../figures/Network.tsx';
import { Badge } from './Badge.tsx';
import { HeroActions } from './HeroActions.tsx';
import { Statistics } from './Statistics.tsx';
import styles from './OverviewHero.module.css';

type OverviewHeroProps = {
  hero: Hero;
  /** What stands out in the network; its lines do on ink. */
  emphasis: 'stations' | 'lines';
};

/** The opening of the overviews of services and industries: no poster, but the network of both. */
export function OverviewHero({ hero, emphasis }: OverviewHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} id="hero" data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
      <p className={`lead ${styles.lead}`}>{hero.lead}</p>
      <HeroActions />
      <div className={styles.network} data-field={emphasis === 'lines' ? 'ink' : undefined}>
        <Network emphasis={emphasis} />
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
