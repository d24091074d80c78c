/** What `npm run check` and the launch check find, and how it is printed. The texts are German: the owner reads them. */
import type { Entry } from '#content/site.schema.ts';
import type { FoundText } from './records.ts';

export interface Finding {
  /** `muss` stops the publication, `prüfen` asks for a look. */
  level: 'muss' | 'prüfen';
  /** Where to change it: a file of the project. */
  file: string;
  /** The field or variable in that file. */
  field: string;
  /** What is wrong and what belongs there. */
  reason: string;
  /** The whole text that the reason speaks of. */
  text?: string;
  /** The line in that file, once somebody has looked for it. */
  line?: number;
}

const finding =
  (level: Finding['level']) =>
  (file: string, field: string, reason: string, text?: string): Finding => ({
    level,
    file,
    field,
    reason,
    ...(text !== undefined && { text }),
  });

export const mistake = finding('muss');
export const question = finding('prüfen');

/** What is wrong with a text, in sentences. */
export type TextRule = (text: string, field: string, file: string) => readonly string[];

/** Asks a rule about each text of a file; what a text has several times is said once. */
export const askOfTexts =
  (level: typeof mistake, rule: TextRule) =>
  (file: string, texts: readonly FoundText[]): Finding[] =>
    texts.flatMap(({ field, text }) =>
      [...new Set(rule(text, field, file))].map((reason) => level(file, field, reason, text)),
    );

/** A list without what a condition leaves out: `only(isWrong && mistake(…))`. */
export const only = <T>(...list: readonly (T | false | undefined)[]): T[] =>
  list.filter((entry): entry is T => entry !== false && entry !== undefined);

/** The beginning of a text, to recognise it by. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)} …` : text);

/** What a reason quotes first. */
export const quotedIn = (reason: string) => /(?<=«).+?(?=»)/.exec(reason)?.[0] ?? '';

/** The findings of a level, by file. */
export function printFindings(title: string, findings: readonly Finding[]): string {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  const blocks = [...byFile].map(([file, entries]) => [`  ${file}`, ...entries.map(printFinding)].join('\n'));
  return [`${title} (${findings.length})`, ...(blocks.length > 0 ? blocks : ['  nichts'])].join('\n\n');
}

function printFinding({ field, line, reason, text }: Finding): string {
  const place = line === undefined ? field : `${field} (Zeile ${line})`;
  return `    ${place}: ${reason}${text && !reason.includes(text) ? ` Text: «${excerpt(text, reason)}»` : ''}`;
}

/** The part of a text around what a reason quotes of it, or else its beginning. */
function excerpt(text: string, reason: string): string {
  const quoted = quotedIn(reason);
  const at = text.indexOf(quoted);
  const start = at + quoted.length > 57 ? text.lastIndexOf(' ', at - 15) + 1 : 0;
  return start > 0 ? `… ${shorten(text.slice(start))}` : shorten(text);
}

/** The register as a table. */
export function printRegister(register: readonly Entry[]): string {
  const entries = register.map(({ figure, evidence, statement, pages }) => [
    figure,
    evidence,
    statement,
    pages.join(' '),
  ]);
  const rows = [['Zahl', 'Beleg', 'Aussage', 'Seiten'], ...entries];
  const widths = [0, 1, 2].map((column) => Math.max(...entries.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  const missing = register.filter(({ evidence }) => evidence === 'offen').length;
  const title = `KENNZAHLEN UND BELEGE (${register.length}, davon ${missing} ohne Beleg)`;
  return [title, '', ...rows.map(line)].join('\n');
}
