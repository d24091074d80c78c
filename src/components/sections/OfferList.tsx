import type { OfferList as OfferListRecord, Statistic as StatisticRecord } from '#content/page.ts';
import { Statistic } from '../hero/Statistic.tsx';
import { PosterDetail, type Detail } from '../posters/PosterDetail.tsx';
import { Offers } from './Offers.tsx';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = {
  list: OfferListRecord;
  /** What it comes to: the last field. */
  figure?: StatisticRecord;
  /** The part of the page’s poster that stands beside it where there is room. */
  detail?: Detail;
};

/** What we do, an index: on phones each opens from its name. */
export function OfferList({ list, figure, detail }: OfferListProps) {
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <ul className={styles.list}>
        <Offers list={list} />
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
