import type { RetailPage } from '#content/industries/industry-page.ts';
import { GoodsPicture } from '../goods/GoodsPicture.tsx';
import { InkField } from '../sections/InkField.tsx';
import { TableSection } from '../sections/TableSection.tsx';
import styles from './ProductTable.module.css';

type ProductTableProps = { list: RetailPage['offer'] };

/** The product list of the trade: what we buy, what it must be able to prove, what is usually wrong with it. */
export function ProductTable({ list }: ProductTableProps) {
  const { columns, offers, inquire } = list;
  return (
    <InkField>
      <div className={styles.products}>
        <TableSection
          heading={list.heading}
          intro={list.intro}
          inquire={inquire}
          part="offer"
          narrow="folds"
          corner={columns.title}
          columns={[columns.description, columns.proof, columns.defect]}
          rows={offers.map(({ title, picture, description, proof, defect }) => ({
            name: title,
            picture: <GoodsPicture picture={picture} />,
            cells: [description, proof, defect],
          }))}
        />
      </div>
    </InkField>
  );
}
