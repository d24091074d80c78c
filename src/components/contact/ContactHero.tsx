import { labels } from '#content/labels.ts';
import type { Hero } from '#content/model.ts';
import { Badge } from '../hero/Badge.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Statistic } from '../hero/Statistic.tsx';
import styles from './ContactHero.module.css';

type ContactHeroProps = {
  hero: Hero;
  /** Where the form is. */
  formLink: `#${string}`;
};

/** The opening of the contact page. Its three figures are the stations from the inquiry to the conversation. */
export function ContactHero({ hero, formLink }: ContactHeroProps) {
  return (
    <section className="shell" data-part="hero">
      <div className={styles.text}>
        <Badge text={hero.badge} />
        <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
        <p className="lead">{hero.lead}</p>
        <HeroActions inquiry={{ href: formLink, label: labels.sendInquiry }} first="inquiry" />
      </div>
      <dl className={styles.line}>
        {hero.statistics.map((statistic) => (
          <Statistic key={statistic.label} {...statistic} />
        ))}
      </dl>
    </section>
  );
}
