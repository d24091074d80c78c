import { stringify } from 'csv-stringify/sync';
import { trimInvisible } from '../src/lib/invisible.ts';

/** Begins a formula in spreadsheets, which would run what a stranger typed; full-width signs begin one too. */
const formula = /^[=+\-@＝＋－＠]/;
const phoneNumber = /^\+\d[\d ()/.]*$/;

/** A table as spreadsheets in Switzerland open it: semicolons, a byte order mark, nothing that runs. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(cell)),
    { bom: true, delimiter: ';', quoted: true, record_delimiter: 'windows' },
  );

const cell = (value: string) =>
  /^[\t\r]/.test(value) || (formula.test(trimInvisible(value)) && !phoneNumber.test(value))
    ? `'${value}`
    : value;
