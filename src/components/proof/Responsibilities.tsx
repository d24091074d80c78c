import type { Responsibilities as ResponsibilitiesRecord } from '#content/proof/responsibilities.ts';
import { TableSection } from '../sections/TableSection.tsx';

type ResponsibilitiesProps = { responsibilities: ResponsibilitiesRecord };

/** Who answers for what, from a defect to a recall. */
export function Responsibilities({ responsibilities }: ResponsibilitiesProps) {
  const { heading, intro, columns, rows, nothing, note } = responsibilities;
  const part = (text: string | null) =>
    text ?? (
      <span className="quiet" data-nothing="">
        {nothing}
      </span>
    );
  return (
    <TableSection
      heading={heading}
      intro={intro}
      note={note}
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
  );
}
