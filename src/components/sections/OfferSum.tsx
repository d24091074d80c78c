import type { OfferList as OfferListRecord, Statistic } from '#content/page.ts';
import { Offers } from './Offers.tsx';
import { Section } from './Section.tsx';
import styles from './OfferSum.module.css';

type OfferSumProps = {
  list: OfferListRecord;
  /** What it comes to. */
  figure: Statistic;
};

/** A long list of what we do about it, in three columns across the page, and a figure at its end. */
export function OfferSum({ list, figure }: OfferSumProps) {
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <ul className={`halves ${styles.list}`}>
        <Offers list={list} />
        <li className="ruled subheading">
          <b className="figure">{figure.value}</b> {figure.label}
        </li>
      </ul>
    </Section>
  );
}
