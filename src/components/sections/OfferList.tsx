import type { OfferList as OfferListRecord, Statistic } from '#content/page.ts';
import { HeadingStatistic } from '../hero/HeadingStatistic.tsx';
import { mostShown, NarrowFold } from './NarrowFold.tsx';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = {
  list: OfferListRecord;
  /** What it comes to, beside the heading. */
  statistic?: Statistic;
};

/** What we do, an index; of many, each opens from its name on phones, and the first is open. */
export function OfferList({ list: { heading, intro, offers }, statistic }: OfferListProps) {
  return (
    <Section
      layout="wide"
      heading={heading}
      intro={intro}
      aside={statistic && <HeadingStatistic {...statistic} />}
      part="offer"
    >
      <ul className={`quarters ${styles.list}`}>
        {offers.map(({ title, description }, index) => (
          <li key={title} className="ruled">
            <h3 className="subheading">{title}</h3>
            {offers.length > mostShown && <NarrowFold name={title} isOpen={index === 0} />}
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
