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

/** What we do or buy, one field each, in as many columns as there is room for: four, or three where that leaves fewer places empty. */
export function OfferList({ list, figure }: OfferListProps) {
  const fields = list.offers.length + (figure ? 1 : 0);
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <ul
        className={`halves ${styles.list}`}
        data-thirds={fields % 4 === 1 || fields % 4 === 2 ? '' : undefined}
      >
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
