import type { Entry } from '#content/register.ts';
import type { Finding } from './finding.ts';

/** The findings of a level, by file. */
export function printFindings(title: string, findings: readonly Finding[]): string {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  const blocks = [...byFile].map(([file, entries]) =>
    [`  ${file}`, ...entries.map(({ field, reason }) => `    ${field}: ${reason}`)].join('\n'),
  );
  return [`${title} (${findings.length})`, ...(blocks.length > 0 ? blocks : ['  nichts'])].join('\n\n');
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
