import type { IndustryPage } from '../../content/industries/industry-page.ts';
import { labels } from '../../content/labels.ts';
import { bookingLink } from '../../content/navigation.ts';
import { routePosters } from '../../content/posters.ts';
import { inquiryHref } from '../../lib/industry-addresses.ts';
import { Badge } from '../hero/Badge.tsx';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { Poster } from '../posters/Poster.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import styles from './IndustryHero.module.css';

type IndustryHeroProps = { page: IndustryPage };

/** The opening of an industry page: the headline across the page, its poster as a wide field that runs off the left edge. */
export function IndustryHero({ page: { hero, route, inquiryLink } }: IndustryHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={styles.headline}>{hero.headline}</h1>
      <div className={styles.poster}>
        <Poster motif={routePosters[route]} />
      </div>
      <div className={styles.invitation}>
        <p className={styles.lead}>{hero.lead}</p>
        <ButtonLink href={bookingLink} label={labels.bookConsultation} />
        <ButtonLink href={inquiryHref(route)} label={inquiryLink} kind="secondary" />
      </div>
      <div className={styles.figures}>
        <CustomerFigures statistics={hero.statistics} />
      </div>
    </section>
  );
}
