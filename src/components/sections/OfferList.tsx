import type { OfferList as OfferListRecord, Statistic as StatisticRecord } from '#content/page.ts';
import { Statistic } from '../hero/Statistic.tsx';
import { Offers } from './Offers.tsx';
import { Section } from './Section.tsx';
import styles from './OfferList.module.css';

type OfferListProps = {
  list: OfferListRecord;
  /** What it comes to: the last field. */
  figure?: StatisticRecord;
};

/** What we do, an index: on phones each opens from its name. */
export function OfferList({ list, figure }: OfferListProps) {
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
    </Section>
  );
}
