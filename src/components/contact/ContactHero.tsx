import { labels } from '#content/labels.ts';
import type { Hero } from '#content/model.ts';
import { Badge } from '../hero/Badge.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import styles from './ContactHero.module.css';

type ContactHeroProps = {
  hero: Hero;
  /** Where the form is. */
  formLink: `#${string}`;
};

/** The opening of the contact page: the form comes before the consultation, and both come at once. */
export function ContactHero({ hero, formLink }: ContactHeroProps) {
  return (
    <section className="shell" data-part="hero">
      <div className={styles.text}>
        <Badge text={hero.badge} />
        <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
        <p className="lead">{hero.lead}</p>
        <HeroActions inquiry={{ href: formLink, label: labels.sendInquiry }} first="inquiry" />
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
