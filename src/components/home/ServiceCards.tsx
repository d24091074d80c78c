import { labels } from '#content/labels.ts';
import type { HomePage } from '#content/pages/home.ts';
import { TextLink } from '../links/TextLink.tsx';
import band from '../posters/band.module.css';
import { Poster } from '../posters/Poster.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './ServiceCards.module.css';

type ServiceCardsProps = { services: HomePage['services'] };

/** The offer of the home page: three posters, three stages of the same journey. */
export function ServiceCards({ services }: ServiceCardsProps) {
  return (
    <Section layout="wide" heading={services.heading} part="offer">
      <ul className={styles.cards}>
        {services.cards.map((card) => (
          <li key={card.title} className={`entry ${styles.card}`}>
            <div className={`${band.band} ${styles.poster}`}>
              <Poster motif={card.poster} hasBand />
            </div>
            <h3 className="subheading">{card.title}</h3>
            <p className="quiet">{card.description}</p>
            <TextLink href={card.href} label={labels.learnMore} subject={card.title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
