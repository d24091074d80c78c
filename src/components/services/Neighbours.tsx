import { routePosters } from '#content/posters.ts';
import { routeLabels } from '#content/routes.ts';
import type { ServicePage } from '#content/services/service-page.ts';
import { Poster } from '../posters/Poster.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Neighbours.module.css';

type NeighboursProps = { page: ServicePage };

/** The ways on: to the two services next to this one. */
export function Neighbours({ page }: NeighboursProps) {
  const { heading, services } = page.neighbours;
  return (
    <Section heading={heading}>
      <ul className="halves">
        {services.map(({ route, reason }) => (
          <li key={route} className={`ruled ${styles.service}`}>
            <div className={styles.poster}>
              <Poster motif={routePosters[route]} />
            </div>
            <div className={styles.words}>
              <a className={`subheading ${styles.name}`} href={route}>
                {routeLabels[route]}
              </a>
              <p className={`quiet ${styles.reason}`}>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
