import type { EventsPage } from '#content/industries/industry-page.ts';
import { TableSection } from '../sections/TableSection.tsx';

type FireClassesProps = { fire: EventsPage['fire'] };

/** Which fire class the authority asks for, by where the material is used. */
export function FireClasses({ fire }: FireClassesProps) {
  const rows = fire.rows.map((row) => ({
    ...row,
    class: <b className="heading">{row.class}</b>,
  }));
  return <TableSection {...fire} rows={rows} narrow="columns" />;
}
