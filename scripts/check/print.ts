import type { Entry } from '#content/register.ts';
import type { Finding } from './finding.ts';

/** The beginning of a text, to recognise it by. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)} …` : text);

/** The findings of a level, by file. */
export function printFindings(title: string, findings: readonly Finding[]): string {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  const blocks = [...byFile].map(([file, entries]) => [`  ${file}`, ...entries.map(printFinding)].join('\n'));
  return [`${title} (${findings.length})`, ...(blocks.length > 0 ? blocks : ['  nichts'])].join('\n\n');
}

/** The part of a text around what a reason quotes of it, or else its beginning. */
function excerpt(text: string, reason: string): string {
  const [quoted = ''] = /(?<=«).+?(?=»)/.exec(reason) ?? [];
  const at = text.indexOf(quoted);
  const start = at + quoted.length > 57 ? text.lastIndexOf(' ', at - 15) + 1 : 0;
  return start > 0 ? `… ${shorten(text.slice(start))}` : shorten(text);
}

function printFinding({ field, line, reason, text }: Finding): string {
  const place = line === undefined ? field : `${field} (Zeile ${line})`;
  return `    ${place}: ${reason}${text && !reason.includes(text) ? ` Text: «${excerpt(text, reason)}»` : ''}`;
}

/** The register as a table. */
export function printRegister(register: readonly Entry[]): string {
  const rows = register.map(({ figure, statement, pages, evidence }) => [
    figure,
    evidence,
    statement,
    pages.join(' '),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `  ${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}`;
  const missing = register.filter(({ evidence }) => evidence === 'offen').length;
  return [
    `KENNZAHLEN UND BELEGE (${register.length}, davon ${missing} ohne Beleg)`,
    '',
    line(['Zahl', 'Beleg', 'Aussage', 'Seiten']),
    ...rows.map(line),
  ].join('\n');
}
