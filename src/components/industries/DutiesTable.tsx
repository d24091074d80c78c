import type { HealthcarePage } from '#content/industries/industry-page.ts';
import { TableSection } from '../sections/TableSection.tsx';
import '../sections/table/our-column.css';

type DutiesTableProps = { duties: HealthcarePage['duties'] };

/** Who does what between manufacturer, us and importer; closed, a row says what we do. */
export function DutiesTable({ duties }: DutiesTableProps) {
  const rows = duties.rows.map((row) => ({ ...row, us: row.us && <strong>{row.us}</strong> }));
  return <TableSection id="pflichten" {...duties} rows={rows} narrow="folds" shown="us" />;
}
