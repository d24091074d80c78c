import type { HealthcarePage } from '#content/industries/industry-page.ts';
import { TableSection } from '../sections/TableSection.tsx';
import '../sections/table/our-column.css';

type DutiesTableProps = { duties: HealthcarePage['duties'] };

/**
 * Who does what between manufacturer, us and importer. A duty of the manufacturer says nothing of its row as long as the
 * other two are not beside it: closed rows show their names only.
 */
export function DutiesTable({
  duties: { heading, intro, duties, columns, nothing, note, inquire },
}: DutiesTableProps) {
  return (
    <TableSection
      id="pflichten"
      heading={heading}
      intro={intro}
      note={note}
      inquire={inquire}
      narrow="folds"
      shown={-1}
      nothing={nothing}
      corner={columns.task}
      columns={[columns.manufacturer, columns.us, columns.importer]}
      rows={duties.map(({ task, manufacturer, us, importer }) => ({
        name: task,
        cells: [manufacturer, us && <strong key="us">{us}</strong>, importer],
      }))}
    />
  );
}
