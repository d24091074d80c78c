import { labels } from '../../content/labels.ts';
import type { Hero } from '../../content/model.ts';
import { bookingLink } from '../../content/navigation.ts';
import { Badge } from '../hero/Badge.tsx';
import { ButtonLink } from '../links/ButtonLink.tsx';
import styles from './ContactHero.module.css';

type ContactHeroProps = {
  hero: Hero;
  /** Where the form is. */
  formLink: `#${string}`;
};

/** The opening of the contact page. Its three figures are the stations from the inquiry to the conversation. */
export function ContactHero({ hero, formLink }: ContactHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} data-part="hero">
      <div className={styles.text}>
        <Badge text={hero.badge} />
        <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={formLink} label={labels.sendInquiry} />
          <ButtonLink href={bookingLink} label={labels.bookConsultation} kind="secondary" />
        </div>
      </div>
      <dl className={styles.line}>
        {hero.statistics.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
