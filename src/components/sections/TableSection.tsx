import type { LabelledLink } from '#content/page.ts';
import { TextLink } from '../links/TextLink.tsx';
import { FactTable, type FactTableProps } from './FactTable.tsx';
import { Section } from './Section.tsx';

type TableSectionProps = Omit<FactTableProps, 'caption'> & {
  id?: string;
  heading: string;
  intro: string | undefined;
  /** What has to be known about the table, below it. */
  note?: string | undefined;
  /** The way on from what has been read, below all. */
  inquire?: LabelledLink;
  part?: 'offer';
};

/** A section that is a table. */
export function TableSection({ id, heading, intro, note, inquire, part, ...table }: TableSectionProps) {
  return (
    <Section id={id} layout="wide" heading={heading} intro={intro} part={part}>
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
