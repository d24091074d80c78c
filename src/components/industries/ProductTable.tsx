import type { RetailPage } from '#content/industries/industry-page.ts';
import { GoodsPicture } from '../goods/GoodsPicture.tsx';
import { TableSection } from '../sections/TableSection.tsx';
import styles from './ProductTable.module.css';

type ProductTableProps = { list: RetailPage['offer'] };

/** The product list of the trade: what we buy, what it must be able to prove, what is usually wrong with it. */
export function ProductTable({ list: { offers, ...list } }: ProductTableProps) {
  const rows = offers.map((offer) => ({
    ...offer,
    picture: (
      <span className={styles.picture}>
        <GoodsPicture picture={offer.picture} />
      </span>
    ),
  }));
  return <TableSection {...list} rows={rows} part="offer" narrow="folds" />;
}
