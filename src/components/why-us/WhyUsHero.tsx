import type { WhyUsPage } from '#content/pages/why-us.ts';
import { Badge } from '../hero/Badge.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import { Lines } from './Lines.tsx';
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
