type ColumnHeadProps = {
  label: string;
  /** The column of what we do. */
  isUs?: boolean | undefined;
};

/**
 * The head of a column. Like all parts of a table that is laid out as blocks on narrow screens it carries its role,
 * which some browsers take away with the layout.
 */
export function ColumnHead({ label, isUs }: ColumnHeadProps) {
  return (
    <th scope="col" role="columnheader" data-us={isUs ? '' : undefined}>
      {label}
    </th>
  );
}
