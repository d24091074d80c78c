import { TableSection, type TableSectionProps } from './TableSection.tsx';
import './table/parts.css';

type PartsTableProps<Column extends string> = Omit<
  TableSectionProps<Column | 'us'>,
  'rows' | 'narrow' | 'shown'
> & {
  /** How it stands out: as a column on the other colour, or on a line through all of them. */
  parts: 'column' | 'line';
  rows: readonly Readonly<Record<Column | 'us', string | null>>[];
};

/** A table of who does what in a case or a duty: the column `us` stands out, and a closed row shows its cell. */
export function PartsTable<Column extends string>({ rows, ...section }: PartsTableProps<Column>) {
  const ours = rows.map((row) => ({ ...row, us: row.us && <strong>{row.us}</strong> }));
  return <TableSection {...section} rows={ours} narrow="folds" shown="us" />;
}
