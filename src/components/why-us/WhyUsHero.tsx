import type { WhyUsPage } from '#content/pages/why-us.ts';
import { Badge, HeroActions } from '../hero/Hero.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import { Phrases } from '../sections/Section.tsx';
import styles from './WhyUsHero.module.css';

type WhyUsHeroProps = { page: WhyUsPage };

/** The opening of the why-us page. */
export function WhyUsHero({ page: { hero, lines } }: WhyUsHeroProps) {
  return (
    <section className="shell" id="hero" data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={`display ${styles.headline}`}>
        <Phrases text={hero.headline} of="phrase" />
      </h1>
      <div className={styles.opening}>
        <p className="lead">{hero.lead}</p>
        <HeroActions />
      </div>
      <Lines lines={lines} />
      <Statistics statistics={hero.statistics} />
    </section>
  );
}

/** Our line with its stops, and those of others above and below it, which are torn where ours has a stop. */
export function Lines({ lines: { ours, others } }: Pick<WhyUsPage, 'lines'>) {
  const [above, below] = others;
  return (
    <div className={`drawing ${styles.lines}`} aria-hidden="true">
      <Others {...above} />
      <p className={`${styles.line} ${styles.ours}`}>
        <b className={styles.name}>{ours.name}</b>
        {ours.stops.map((stop) => (
          <span key={stop} className={styles.stop}>
            {stop}
          </span>
        ))}
        <span className={styles.end}>{ours.end}</span>
      </p>
      <Others {...below} />
    </div>
  );
}

function Others({ name, gaps }: WhyUsPage['lines']['others'][number]) {
  return (
    <p className={styles.line}>
      <b className={styles.name}>{name}</b>
      {gaps.map((gap, place) => (
        <span key={place}>{gap && <span className={styles.gap}>{gap}</span>}</span>
      ))}
    </p>
  );
}
