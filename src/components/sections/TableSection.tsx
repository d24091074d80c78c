import type { LabelledLink, SectionIntro } from '#content/page.ts';
import { TextLink } from '../links/TextLink.tsx';
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
