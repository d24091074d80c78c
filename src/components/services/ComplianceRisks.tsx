import type { CertificationPage } from '#content/services/service-page.ts';
import { TableSection } from '../sections/TableSection.tsx';

type ComplianceRisksProps = { compliance: CertificationPage['compliance'] };

/** What goes wrong without a proof, what follows, and what prevents it. */
export function ComplianceRisks({ compliance }: ComplianceRisksProps) {
  const { heading, intro, columns, risks } = compliance;
  return (
    <TableSection
      id="risiken"
      heading={heading}
      intro={intro}
      narrow="folds"
      corner={columns.risk}
      columns={[columns.consequence, columns.solution]}
      rows={risks.map(({ risk, consequence, solution }) => ({
        name: risk,
        cells: [consequence, solution],
      }))}
    />
  );
}
