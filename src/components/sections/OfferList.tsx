import type { OfferList as OfferListRecord, Statistic } from '#content/page.ts';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = {
  list: OfferListRecord;
  /** What it comes to, at the end of a long list. */
  figure?: Statistic;
};

/** What we do about it, in two columns beside the heading; with a figure in three across the page. */
export function OfferList({ list, figure }: OfferListProps) {
  return (
    <Section layout={figure ? 'wide' : 'split'} heading={list.heading} intro={list.intro} part="offer">
      <ul className={`halves ${styles.list}`} data-figure={figure && ''}>
        {list.offers.map((offer) => (
          <li key={offer.title} className="ruled">
            <h3 className="subheading">{offer.title}</h3>
            <p className={`quiet ${styles.description}`}>{offer.description}</p>
          </li>
        ))}
        {figure && (
          <li className="ruled subheading">
            <b className="figure">{figure.value}</b> {figure.label}
          </li>
        )}
      </ul>
    </Section>
  );
}
