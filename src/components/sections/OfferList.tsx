import type { OfferList as OfferListRecord } from '#content/page.ts';
import { Offers } from './Offers.tsx';
import { Section } from './Section.tsx';

type OfferListProps = { list: OfferListRecord };

/** What we do about it, in two columns beside the heading. */
export function OfferList({ list }: OfferListProps) {
  return (
    <Section heading={list.heading} intro={list.intro} part="offer">
      <ul className="halves">
        <Offers list={list} />
      </ul>
    </Section>
  );
}
