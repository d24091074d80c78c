import { labels } from '#content/labels.ts';
import type { HomePage } from '#content/pages/schema.ts';
import { isShown } from '#lib/consent.ts';
import { GoodsPicture } from '../goods/Goods.tsx';
import { TextLink } from '../links/Links.tsx';
import { Poster } from '../posters/Poster.tsx';
import { FiguresFootnote, Statistic } from '../hero/Hero.tsx';
import { Section } from '../sections/Section.tsx';
import band from '../posters/Poster.module.css';
import styles from './Home.module.css';

type ServiceCardsProps = { services: HomePage['services'] };

/** The offer of the home page: three posters, three stages of the same journey. */
export function ServiceCards({ services }: ServiceCardsProps) {
  return (
    <Section heading={services.heading} part="offer">
      <ul className={`triples ${styles.cards}`}>
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

type ReferenceCasesProps = { references: HomePage['references'] };

/** Cases in columns, if there are any: what was bought, what it saved, what was difficult. */
export function ReferenceCases({ references }: ReferenceCasesProps) {
  const shown = references.cases.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Section heading={references.heading}>
      <ul className={`thirds ${styles.cases}`}>
        {shown.map((reference) => (
          <li key={reference.title} className="entry">
            <GoodsPicture picture={reference.picture} />
            <dl className={styles.savings}>
              <Statistic value={reference.savings} label={references.savingsLabel} />
            </dl>
            <h3 className="subheading">{reference.title}</h3>
            <p className="quiet">{reference.description}</p>
            <p>
              <TextLink href={reference.route} label={reference.industry} />
            </p>
          </li>
        ))}
      </ul>
      <FiguresFootnote />
    </Section>
  );
}
