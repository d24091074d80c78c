import type { ReactNode } from 'react';
import type { Hero as HeroRecord, PosterMotif } from '../../content/model.ts';
import { Poster } from '../posters/Poster.tsx';
import { Badge } from './Badge.tsx';
import { Statistics } from './Statistics.tsx';
import styles from './Hero.module.css';

type HeroProps = {
  hero: HeroRecord;
  /** Buttons below the lead. */
  actions: ReactNode;
  /** The poster that leads the page, on service and industry pages. */
  poster?: PosterMotif;
};

/** The opening of a page: badge, headline, lead, ways on, three figures. */
export function Hero({ hero, actions, poster }: HeroProps) {
  return (
    <section className={`shell ${styles.hero}`} data-part="hero">
      <div className={styles.opening} data-poster={poster ? '' : undefined}>
        <div className={styles.text}>
          <Badge text={hero.badge} />
          <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        {poster && (
          <div className={styles.poster}>
            <Poster motif={poster} />
          </div>
        )}
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
