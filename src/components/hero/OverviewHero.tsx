import type { ReactNode } from 'react';
import type { Hero } from '#content/page.ts';
import { HeroActions } from './HeroActions.tsx';
import { HeroWords } from './HeroWords.tsx';
import { Statistics } from './Statistics.tsx';
import styles from './OverviewHero.module.css';

type OverviewHeroProps = {
  hero: Hero;
  /** What is drawn between the words and the figures. */
  children?: ReactNode;
};

/** The opening of the overviews of services and industries: no poster. */
export function OverviewHero({ hero, children }: OverviewHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} id="hero" data-part="hero">
      <HeroWords hero={hero} />
      <HeroActions />
      {children && <div className={styles.network}>{children}</div>}
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
