/** Begins a formula in spreadsheets, which would run what a stranger typed. */
const formula = /^[\s]*[=+\-@]|^[\t\r]/;

/** A table as spreadsheets in Switzerland open it: semicolons, a byte order mark, nothing that runs. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

const cell = (value: string) => `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
