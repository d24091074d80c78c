import type { Responsibilities as ResponsibilitiesRecord } from '#content/proof/responsibilities.ts';
import { TableSection } from '../sections/TableSection.tsx';
import './responsibilities.css';

type ResponsibilitiesProps = { responsibilities: ResponsibilitiesRecord };

/** Who answers for what, from a defect to a recall; closed, a row says what we do. */
export function Responsibilities({ responsibilities }: ResponsibilitiesProps) {
  const { heading, intro, columns, rows, nothing, note } = responsibilities;
  return (
    <TableSection
      id="verantwortung"
      heading={heading}
      intro={intro}
      note={note}
      narrow="folds"
      shown={2}
      nothing={nothing}
      corner={columns.event}
      columns={[columns.factory, columns.customer, columns.us, columns.forwarder, columns.insurer]}
      rows={rows.map(({ event, factory, customer, us, forwarder, insurer }) => ({
        name: event,
        cells: [factory, customer, us && <strong key="us">{us}</strong>, forwarder, insurer],
      }))}
    />
  );
}
