import type { ConstructionPage } from '#content/industries/industry-page.ts';
import { TableSection } from '../sections/TableSection.tsx';

type ProductProofsProps = { proofs: ConstructionPage['proofs'] };

/** Which paper a building product needs, and what we look at besides. */
export function ProductProofs({ proofs }: ProductProofsProps) {
  const { columns, products, inquire } = proofs;
  return (
    <TableSection
      heading={proofs.heading}
      intro={proofs.intro}
      inquire={inquire}
      narrow="folds"
      corner={columns.product}
      columns={[columns.norm, columns.document, columns.check]}
      rows={products.map(({ product, norm, document, check }) => ({
        name: product,
        cells: [norm, document, check],
      }))}
    />
  );
}
