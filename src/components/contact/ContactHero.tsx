import { company } from '#content/company.ts';
import { phoneHref } from '#content/contact-links.ts';
import { labels } from '#content/labels.ts';
import type { Hero } from '#content/page.ts';
import { Badge } from '../hero/Badge.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Statistic } from '../hero/Statistic.tsx';
import { DirectContact } from './DirectContact.tsx';
import styles from './ContactHero.module.css';

type ContactHeroProps = {
  hero: Hero;
  /** Heading of the box with phone and e-mail. */
  direct: string;
  /** Where the form is. */
  formLink: `#${string}`;
};

/** The opening of the contact page: the form comes before the consultation, e-mail and address stand beside them, and the phone number below. */
export function ContactHero({ hero, direct, formLink }: ContactHeroProps) {
  return (
    <section className="shell" data-part="hero">
      <div className={`split-end ${styles.opening}`}>
        <div className={styles.text}>
          <Badge text={hero.badge} />
          <h1 className="display">{hero.headline}</h1>
          <p className="lead">{hero.lead}</p>
          <HeroActions inquiry={{ href: formLink, label: labels.sendInquiry }} first="inquiry" />
        </div>
        <p className={styles.phone}>
          <a href={phoneHref(company.phone)}>{company.phone}</a>
        </p>
        <div className={styles.times}>
          <dl>
            {hero.statistics.map((statistic) => (
              <Statistic key={statistic.label} {...statistic} />
            ))}
          </dl>
        </div>
        <DirectContact heading={direct} />
      </div>
    </section>
  );
}
