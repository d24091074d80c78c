import type { RelatedServices } from '#content/page.ts';
import { routePosters } from '#content/posters.ts';
import { routeLabels } from '#content/routes.ts';
import { Poster } from '../posters/Poster.tsx';
import { Arrow } from '../signs/Arrow.tsx';
import styles from './ServiceLinks.module.css';

type ServiceLinksProps = Pick<RelatedServices, 'services'>;

/** The ways on to services: their posters, names and reasons. */
export function ServiceLinks({ services }: ServiceLinksProps) {
  return (
    <ul className="halves">
      {services.map(({ route, reason }) => (
        <li key={route} className={`ruled entry ${styles.service}`}>
          <div className={styles.poster}>
            <Poster motif={routePosters[route]} />
          </div>
          <div className={styles.words}>
            <a className={`subheading ${styles.name}`} href={route}>
              {routeLabels[route]} <Arrow />
            </a>
            <p className={`quiet ${styles.reason}`}>{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
