import type { ConstructionPage } from '#content/industries/industry-page.ts';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';

type ProductProofsProps = { proofs: ConstructionPage['proofs'] };

/** Which paper a building product needs, and what we look at besides. */
export function ProductProofs({ proofs }: ProductProofsProps) {
  const { columns, products } = proofs;
  return (
    <Section layout="wide" heading={proofs.heading} intro={proofs.intro}>
      <FactTable
        narrow="folds"
        caption={proofs.heading}
        corner={columns.product}
        columns={[columns.norm, columns.document, columns.check]}
        rows={products.map(({ product, norm, document, check }) => ({
          name: product,
          cells: [norm, document, check],
        }))}
      />
    </Section>
  );
}
