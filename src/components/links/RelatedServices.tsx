import type { RelatedServices as RelatedServicesRecord } from '#content/page.ts';
import { routePosters } from '#content/posters.ts';
import { routeLabels } from '#content/routes.ts';
import { Poster } from '../posters/Poster.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import { Section } from '../sections/Section.tsx';
import { Arrow } from '../signs/Arrow.tsx';
import styles from './RelatedServices.module.css';

type RelatedServicesProps = { related: RelatedServicesRecord };

/** The way on to two services, at the end of a page: their posters, names and reasons. */
export function RelatedServices({ related: { heading, services } }: RelatedServicesProps) {
  return (
    <Section heading={<Phrases text={heading} />} isMinor>
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
    </Section>
  );
}
