import type { Responsibilities as ResponsibilitiesRecord } from '#content/proof/responsibilities.ts';
import { TableSection } from '../sections/TableSection.tsx';
import './responsibilities.css';

type ResponsibilitiesProps = { responsibilities: ResponsibilitiesRecord };

/** Who answers for what, from a defect to a recall; closed, a row says what we do. */
export function Responsibilities({ responsibilities }: ResponsibilitiesProps) {
  const rows = responsibilities.rows.map((row) => ({ ...row, us: row.us && <strong>{row.us}</strong> }));
  return <TableSection id="verantwortung" {...responsibilities} rows={rows} narrow="folds" shown="us" />;
}
