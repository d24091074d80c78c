import type { LabelledLink, SectionIntro } from '#content/page.ts';
import { TextLink } from '../links/Links.tsx';
import { FactTable, type FactTableProps } from './FactTable.tsx';
import { Section } from './Section.tsx';

export type TableSectionProps<Column extends string> = Omit<FactTableProps<Column>, 'caption'> &
  SectionIntro & {
    id?: string;
    /** What has to be known about the table, below it. */
    note?: string;
    /** The way on from what has been read, below all. */
    inquire?: LabelledLink;
    part?: 'offer';
  };

/** A section that is a table. */
export function TableSection<Column extends string>({
  id,
  heading,
  intro,
  note,
  inquire,
  part,
  ...table
}: TableSectionProps<Column>) {
  return (
    <Section id={id} layout="wide" heading={heading} intro={intro} part={part} isMinor={part !== 'offer'}>
      <FactTable caption={heading} {...table} />
      {note && <p className="footnote">{note}</p>}
      {inquire && (
        <p className="way-on">
          <TextLink {...inquire} />
        </p>
      )}
    </Section>
  );
}

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
