import type { CertificationPage } from '#content/services/service-page.ts';
import { FoldingTable } from '../sections/FoldingTable.tsx';
import { TableSection } from '../sections/TableSection.tsx';

type ComplianceRisksProps = { compliance: CertificationPage['compliance'] };

/** What goes wrong without a proof, what follows, and what prevents it. */
export function ComplianceRisks({ compliance }: ComplianceRisksProps) {
  const { heading, intro, columns, risks } = compliance;
  return (
    <TableSection
      heading={heading}
      intro={intro}
      Table={FoldingTable}
      corner={columns.risk}
      columns={[columns.consequence, columns.solution]}
      rows={risks.map(({ risk, consequence, solution }) => ({
        name: risk,
        cells: [consequence, solution],
      }))}
    />
  );
}
