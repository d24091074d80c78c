import type { RetailPage } from '#content/industries/industry-page.ts';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';

type ProductTableProps = { list: RetailPage['offer'] };

/** The product list of the trade: what we buy, what it must be able to prove, what is usually wrong with it. */
export function ProductTable({ list }: ProductTableProps) {
  const { columns, offers } = list;
  return (
    <Section layout="wide" heading={list.heading} intro={list.intro} part="offer">
      <FactTable
        narrow="folds"
        caption={list.heading}
        corner={columns.title}
        columns={[columns.description, columns.proof, columns.defect]}
        rows={offers.map(({ title, description, proof, defect }) => ({
          name: title,
          cells: [description, proof, defect],
        }))}
      />
    </Section>
  );
}
