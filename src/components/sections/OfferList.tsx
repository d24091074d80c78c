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

/** What we do, in two columns. */
export function OfferList({ list, figure }: OfferListProps) {
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <ul className={`halves ${styles.list}`}>
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
