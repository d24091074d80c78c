import type { Hero } from '#content/page.ts';
import { Badge } from '../hero/Badge.tsx';
import { Statistic } from '../hero/Statistic.tsx';
import styles from './ContactHero.module.css';

type ContactHeroProps = { hero: Hero };

/** The opening of the contact page: the headline and how soon we answer. The form stands beside or directly below it. */
export function ContactHero({ hero }: ContactHeroProps) {
  return (
    <section className={styles.hero} id="hero" data-part="hero">
      <div className={styles.text}>
        <Badge text={hero.badge} />
        <h1 className="display">{hero.headline}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <dl className={styles.times}>
        {hero.statistics.map((statistic) => (
          <Statistic key={statistic.label} {...statistic} />
        ))}
      </dl>
    </section>
  );
}
