import type { OfferList as OfferListRecord, Statistic as StatisticRecord } from '#content/page.ts';
import { Statistic } from '../hero/Statistic.tsx';
import { PosterDetail, type Detail } from '../posters/PosterDetail.tsx';
import { mostShown, NarrowFold } from './NarrowFold.tsx';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = {
  list: OfferListRecord;
  /** What it comes to: the last field. */
  figure?: StatisticRecord;
  /** The part of the page’s poster that stands beside it where there is room. */
  detail?: Detail;
};

/** What we do, an index; of many, each opens from its name on phones, and the first is open. */
export function OfferList({ list: { heading, intro, offers }, figure, detail }: OfferListProps) {
  return (
    <Section layout="wide" heading={heading} intro={intro} part="offer">
      <ul className={styles.list}>
        {offers.map(({ title, description }, index) => (
          <li key={title} className="ruled">
            <h3 className="subheading">{title}</h3>
            {offers.length > mostShown && <NarrowFold name={title} isOpen={index === 0} />}
            <p className="quiet">{description}</p>
          </li>
        ))}
        {figure && (
          <li className="ruled">
            <dl>
              <Statistic {...figure} />
            </dl>
          </li>
        )}
      </ul>
      {detail && (
        <div className={styles.detail}>
          <PosterDetail part={detail} />
        </div>
      )}
    </Section>
  );
}
