import type { Hero } from '#content/page.ts';
import { Badge } from '../hero/Badge.tsx';
import { Statistic } from '../hero/Statistic.tsx';
import styles from './ContactHero.module.css';

type ContactHeroProps = { hero: Hero };

/** The opening of the contact page: the headline and how soon we answer. The form follows directly. */
export function ContactHero({ hero }: ContactHeroProps) {
  return (
    <section className="shell" data-part="hero">
      <div className={`split-end ${styles.opening}`}>
        <div className={styles.text}>
          <Badge text={hero.badge} />
          <h1 className="display">{hero.headline}</h1>
        </div>
        <p className={`lead ${styles.lead}`}>{hero.lead}</p>
        <div className={styles.times}>
          <dl>
            {hero.statistics.map((statistic) => (
              <Statistic key={statistic.label} {...statistic} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
