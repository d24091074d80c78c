import type { HealthcarePage } from '#content/industries/industry-page.ts';
import { TableSection } from '../sections/TableSection.tsx';

type DutiesTableProps = { duties: HealthcarePage['duties'] };

/** Who does what between manufacturer, us and importer. */
export function DutiesTable({
  duties: { heading, intro, duties, columns, nothing, note },
}: DutiesTableProps) {
  const part = (text: string | null) => text ?? <span className="quiet">{nothing}</span>;
  return (
    <TableSection
      heading={heading}
      intro={intro}
      note={note}
      narrow="folds"
      corner={columns.task}
      columns={[columns.manufacturer, columns.us, columns.importer]}
      rows={duties.map(({ task, manufacturer, us, importer }) => ({
        name: task,
        cells: [part(manufacturer), <strong key="us">{part(us)}</strong>, part(importer)],
      }))}
    />
  );
}
