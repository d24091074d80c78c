import type { ReactNode } from 'react';
import type { LabelledLink, SectionIntro } from '#content/page.schema.ts';
import { TextLink } from '../links/Links.tsx';
import { FoldLine } from './Fold.tsx';
import { Section } from './Section.tsx';
import styles from './FactTable.module.css';
import narrowed from './NarrowTable.module.css';

type FactTableProps<Column extends string> = {
  /** What the table is about, for screen readers: a heading above it says the same. */
  caption: string;
  /** Heads of the columns, in their order. The first holds the rows' names; its head may be empty. */
  columns: Readonly<Record<Column, string>>;
  rows: readonly Row<NoInfer<Column>>[];
  /** Read out in cells that are null, which look empty; on narrow screens they are left out. */
  nothing?: string;
  /**
   * What becomes of a row on narrow screens: a line that opens to a block; or, where cells are short, its name above its
   * cells, which stay in columns or follow each other in one line. Without it, the place of the table says so.
   */
  narrow?: 'folds' | 'columns' | 'line';
  /** How the column `us` stands out (`PartsTable`). */
  parts?: 'column' | 'line';
  /** Column whose cell stands below a row's name while the row is closed: the second by default. */
  shown?: NoInfer<Column>;
};

/** A cell for each column. */
type Row<Column extends string> = Readonly<Record<Column, ReactNode>> & {
  /** Stands beside the name. */
  picture?: ReactNode;
  /** Whether the row is open from the start where it folds; without, the first one is. */
  isOpen?: boolean;
};

/**
 * A table of facts. On narrow screens each row becomes a block, and where rows fold each cell shows its column's head
 * beside it; the roles are written out because a table that is laid out as blocks loses them in some browsers.
 */
export function FactTable<Column extends string>({
  caption,
  columns,
  rows,
  nothing,
  narrow,
  parts,
  shown,
}: FactTableProps<Column>) {
  const [first, ...others] = Object.keys(columns) as [Column, ...Column[]];
  const whileClosed = shown ?? others[0];
  const folds = narrow === 'folds';
  const isUs = (column: string) => (column === 'us' ? '' : undefined);
  const head = (column: Column) => (
    <th key={column} scope="col" role="columnheader" data-us={isUs(column)}>
      {columns[column]}
    </th>
  );
  return (
    <table
      className={`${styles.table} ${narrowed.table}`}
      role="table"
      data-narrow={narrow}
      data-parts={parts}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns[first] ? head(first) : <td role="cell" />}
          {others.map(head)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, place) => {
          const name = String(row[first]);
          return (
            <tr key={name} role="row">
              <th className="subheading" scope="row" role="rowheader">
                {row.picture}
                {folds ? <RowName name={name} isOpen={row.isOpen ?? place === 0} /> : name}
              </th>
              {others.map((column) => (
                <td
                  key={column}
                  role="cell"
                  data-us={isUs(column)}
                  data-label={folds || !narrow ? columns[column] : undefined}
                  data-shown={folds && column === whileClosed ? 'small' : undefined}
                >
                  {row[column] ?? (
                    <span className="visually-hidden" data-nothing="">
                      {nothing}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type RowNameProps = {
  name: string;
  /** Open from the start, where rows fold. */
  isOpen: boolean;
};

/**
 * What the head of a row holds where rows fold on narrow screens: the name, and there instead of it a line that opens the
 * row's cells. Closed, a row shows its cells with `data-shown`, set small where it says so. Browsers without `:has()`
 * show all cells.
 */
function RowName({ name, isOpen }: RowNameProps) {
  return (
    <>
      <span className={narrowed.name}>{name}</span>
      <details className={narrowed.toggle} open={isOpen}>
        <FoldLine>
          <span>{name}</span>
        </FoldLine>
      </details>
    </>
  );
}

type TableSectionProps<Column extends string> = Omit<FactTableProps<Column>, 'caption'> &
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
    <Section id={id} heading={heading} intro={intro} part={part} isMinor={part !== 'offer'}>
      <FactTable caption={heading} {...table} />
      {note && <p className="note footnote">{note}</p>}
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
