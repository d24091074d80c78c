import type { Hero as HeroRecord, PosterMotif } from '#content/model.ts';
import { Poster } from '../posters/Poster.tsx';
import { Badge } from './Badge.tsx';
import { HeroActions, type HeroActionsProps } from './HeroActions.tsx';
import { Statistics } from './Statistics.tsx';
import styles from './Hero.module.css';

type HeroProps = {
  hero: HeroRecord;
  /** The way to the form, where it has something chosen already. */
  inquiry?: HeroActionsProps['inquiry'];
  /** The poster that leads the page, on service and industry pages. */
  poster?: PosterMotif;
};

/** The opening of a page: badge, headline, lead, ways on, three figures. */
export function Hero({ hero, inquiry, poster }: HeroProps) {
  return (
    <section className="shell" data-part="hero">
      <div className={styles.opening} data-poster={poster ? '' : undefined}>
        <div className={styles.text}>
          <Badge text={hero.badge} />
          <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
          <p className="lead">{hero.lead}</p>
          <HeroActions inquiry={inquiry} />
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
