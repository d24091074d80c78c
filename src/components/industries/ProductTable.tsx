import type { RetailPage } from '#content/industries/industry-page.ts';
import { InkField } from '../sections/InkField.tsx';
import { TableSection } from '../sections/TableSection.tsx';

type ProductTableProps = { list: RetailPage['offer'] };

/** The product list of the trade: what we buy, what it must be able to prove, what is usually wrong with it. */
export function ProductTable({ list }: ProductTableProps) {
  const { columns, offers, inquire } = list;
  return (
    <InkField>
      <TableSection
        heading={list.heading}
        intro={list.intro}
        inquire={inquire}
        part="offer"
        narrow="folds"
        corner={columns.title}
        columns={[columns.description, columns.proof, columns.defect]}
        rows={offers.map(({ title, description, proof, defect }) => ({
          name: title,
          cells: [description, proof, defect],
        }))}
      />
    </InkField>
  );
}
