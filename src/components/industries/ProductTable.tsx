import type { RetailPage } from '#content/industries/industry-page.ts';
import { GoodsPicture } from '../goods/GoodsPicture.tsx';
import { TableSection } from '../sections/TableSection.tsx';
import { RowPicture } from '../sections/table/RowPicture.tsx';

type ProductTableProps = { list: RetailPage['offer'] };

/** The product list of the trade: what we buy, what it must be able to prove, what is usually wrong with it. */
export function ProductTable({ list }: ProductTableProps) {
  const { columns, offers, inquire } = list;
  return (
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
        picture: (
          <RowPicture>
            <GoodsPicture picture={picture} />
          </RowPicture>
        ),
        cells: [description, proof, defect],
      }))}
    />
  );
}
