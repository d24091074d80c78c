import type { ServicePage } from '#content/services/service-page.ts';
import { inquiryHref, posterOf } from '#lib/addresses.ts';
import { HeroActions, HeroWords } from '../hero/Hero.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import band from '../posters/Poster.module.css';
import { Poster, posterName } from '../posters/Poster.tsx';
import styles from './ServiceHero.module.css';

type ServiceHeroProps = { page: ServicePage };

/** The opening of a service page: its poster, the consultation, and the form with this service chosen. */
export function ServiceHero({ page: { hero, inquiryLink, route } }: ServiceHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} id="hero" data-part="hero">
      <div className={styles.opening}>
        <div className={`opening ${styles.text}`}>
          <HeroWords hero={hero} />
          <HeroActions inquiry={{ href: inquiryHref(route), label: inquiryLink }} />
        </div>
        <div className={`${band.band} ${styles.poster} ${posterName[route]}`}>
          <Poster motif={posterOf(route)} fit="whole" hasBand />
        </div>
      </div>
      <Statistics statistics={hero.statistics} />
    </section>
  );
}
