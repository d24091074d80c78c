import { labels } from '../../content/labels.ts';
import { bookingLink } from '../../content/navigation.ts';
import type { ServicesPage } from '../../content/pages/services.ts';
import { Badge } from '../hero/Badge.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { ServiceIndex } from './ServiceIndex.tsx';
import styles from './ServicesHero.module.css';

type ServicesHeroProps = { page: ServicesPage };

/** The opening of the overview: no poster, but the line with a station for each service. */
export function ServicesHero({ page: { hero, services } }: ServicesHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
      <div className={styles.opening}>
        <div className={styles.text}>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.actions}>
            <ButtonLink href={bookingLink} label={labels.bookConsultation} />
            <ButtonLink href="/contact" label={labels.sendInquiry} kind="secondary" />
          </div>
        </div>
        <ServiceIndex blocks={services.blocks} />
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
