import type { Responsibilities as ResponsibilitiesRecord } from '#content/proof/responsibilities.ts';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';

type ResponsibilitiesProps = { responsibilities: ResponsibilitiesRecord };

/** Who answers for what, from a defect to a recall. */
export function Responsibilities({ responsibilities }: ResponsibilitiesProps) {
  const { heading, intro, columns, rows, nothing, note } = responsibilities;
  const part = (text: string | null) => text ?? <span className="quiet">{nothing}</span>;
  return (
    <Section layout="wide" heading={heading} intro={intro}>
      <FactTable
        caption={heading}
        corner={columns.event}
        columns={[columns.factory, columns.customer, columns.us, columns.forwarder, columns.insurer]}
        rows={rows.map(({ event, factory, customer, us, forwarder, insurer }) => ({
          name: event,
          cells: [
            part(factory),
            part(customer),
            <strong key="us">{part(us)}</strong>,
            part(forwarder),
            part(insurer),
          ],
        }))}
      />
      <p className="footnote">{note}</p>
    </Section>
  );
}
