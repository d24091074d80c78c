import { labels } from '../../content/labels.ts';
import type { Hero } from '../../content/model.ts';
import { bookingLink } from '../../content/navigation.ts';
import { Badge } from '../hero/Badge.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import { ButtonLink } from '../links/ButtonLink.tsx';
import styles from './WhyUsHero.module.css';

type WhyUsHeroProps = { hero: Hero };

/** The opening of the why-us page: the headline is ruled like the table it announces. */
export function WhyUsHero({ hero }: WhyUsHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={styles.headline}>{hero.headline}</h1>
      <div className={styles.opening}>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={bookingLink} label={labels.bookConsultation} />
          <ButtonLink href="/contact" label={labels.sendInquiry} kind="secondary" />
        </div>
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
