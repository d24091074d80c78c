import type { CertificationPage } from '#content/services/service-page.ts';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';

type ComplianceRisksProps = { compliance: CertificationPage['compliance'] };

/** What goes wrong without a proof, what follows, and what prevents it. */
export function ComplianceRisks({ compliance }: ComplianceRisksProps) {
  const { heading, intro, columns, risks } = compliance;
  return (
    <Section layout="wide" heading={heading} intro={intro}>
      <FactTable
        narrow="folds"
        caption={heading}
        corner={columns.risk}
        columns={[columns.consequence, columns.solution]}
        rows={risks.map(({ risk, consequence, solution }) => ({
          name: risk,
          cells: [consequence, solution],
        }))}
      />
    </Section>
  );
}
