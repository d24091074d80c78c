import { labels } from '../../content/labels.ts';
import type { Hero } from '../../content/model.ts';
import { bookingLink } from '../../content/navigation.ts';
import { Badge } from '../hero/Badge.tsx';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import styles from './IndustriesHero.module.css';

type IndustriesHeroProps = { hero: Hero };

/** The opening of the overview: the number of industries as the poster. */
export function IndustriesHero({ hero }: IndustriesHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={styles.headline}>{hero.headline}</h1>
      <div className={styles.invitation}>
        <p className={styles.lead}>{hero.lead}</p>
        <ButtonLink href={bookingLink} label={labels.bookConsultation} />
        <ButtonLink href="/contact" label={labels.sendInquiry} kind="secondary" />
      </div>
      <div className={styles.figures}>
        <CustomerFigures statistics={hero.statistics} />
      </div>
    </section>
  );
}
