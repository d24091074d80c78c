type ColumnHeadProps = {
  label: string;
  className?: string | undefined;
};

/**
 * The head of a column. Like all parts of a table that is laid out as blocks on narrow screens it carries its role,
 * which some browsers take away with the layout.
 */
export function ColumnHead({ label, className }: ColumnHeadProps) {
  return (
    <th scope="col" role="columnheader" className={className}>
      {label}
    </th>
  );
}
