import type { RetailPage } from '#content/industries/industry-page.ts';
import { GoodsPicture } from '../goods/GoodsPicture.tsx';
import { TableSection } from '../sections/TableSection.tsx';
import { RowPicture } from '../sections/table/RowPicture.tsx';

type ProductTableProps = { list: RetailPage['offer'] };

/** The product list of the trade: what we buy, what it must be able to prove, what is usually wrong with it. */
export function ProductTable({ list: { offers, ...list } }: ProductTableProps) {
  const rows = offers.map((offer) => ({
    ...offer,
    picture: (
      <RowPicture>
        <GoodsPicture picture={offer.picture} />
      </RowPicture>
    ),
  }));
  return <TableSection {...list} rows={rows} part="offer" narrow="folds" />;
}
