/** Files that cannot be read, since a sign is wrong or missing: where, which, and what belongs there. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { must, type Finding } from './findings.ts';

/** Files that cannot be read at all: one finding for each, since whatever follows a wrong sign is wrong too. */
export function checkSyntax(file: string, text = readFileSync(file, 'utf8')): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const { parseDiagnostics } = source as unknown as {
    parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  };
  const [first] = parseDiagnostics;
  if (!first) return [];
  // What a missing comma makes wrong is the next line; it is missing in the one before.
  const isLate = first.code === 1005 && /^\s*$/.test(lineBefore(text, first.start));
  const line = source.getLineAndCharacterOfPosition(
    isLate ? text.slice(0, first.start).trimEnd().length - 1 : first.start,
  ).line;
  const lines = text.split('\n');
  const named = (index: number, what: string) => [
    must(file, `Zeile ${index + 1}`, `${what}: ${lines[index]?.trim()}`),
  ];
  if (parseDiagnostics.some(({ code }) => code === unterminated)) {
    return named(
      lines.findIndex((one) => one.split('`').length % 2 === 0),
      quoteMissing('`'),
    );
  }
  const unclosed = /^[)\]};,\s]*$/.test(lines[line] ?? '') ? lineUnclosed(lines) : undefined;
  return unclosed === undefined
    ? named(line, wrongSign(lines[line] ?? ''))
    : named(unclosed, 'Nach dieser Zeile fehlt eine Klammer, die schliesst: } oder ]');
}

/** A text that begins with a backtick and does not end. */
const unterminated = 1160;

const quoteMissing = (sign: string) => `Am Anfang oder am Ende des Textes fehlt der Strich (${sign})`;

/** The index of the line after which a bracket does not close, as the indents of what follows tell. */
function lineUnclosed(lines: readonly string[]): number | undefined {
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    const code = line.replace(/'(?:\\.|[^'\\])*'|`[^`]*`|\/\/.*|^ *\/?\*.*/g, '');
    const indent = code.search(/\S/);
    const around = open.at(-1) ?? -1;
    if (indent >= 0 && (/^ *[)\]}]/.test(code) ? indent < around : indent <= around)) {
      return lines.slice(0, index).findLastIndex((one) => one.trim() !== '');
    }
    for (const sign of code.match(/[()[\]{}]/g) ?? []) {
      if ('([{'.includes(sign)) open.push(indent);
      else open.pop();
    }
  }
  return undefined;
}

/** What is likely to be wrong with the signs of a line. */
function wrongSign(content: string): string {
  const quotes = content.replaceAll("\\'", '').split("'").length - 1;
  if (quotes === 1) return quoteMissing("'");
  if (quotes % 2 === 1) {
    return "In einem Text steht ein gerader Strich ('), der ihn beendet. Als Apostroph ’ schreiben, als Anführungszeichen «…»";
  }
  const text = bareText(content);
  return text === undefined
    ? 'Hier fehlt ein Zeichen oder eines ist zu viel, meist ein Komma, ein Doppelpunkt, eine Klammer oder ein Anführungszeichen'
    : withoutQuotes(text);
}

/** A value that is more than a name and no text either, such as that of `phone: +41 44 000 00 00`. */
const bareText = (content: string) =>
  [...content.replace(/'(?:\\.|[^'\\])*'/g, "''").matchAll(/[\w'/-]: *([^'"`{}[\]()]+)/g)]
    .map(([, text = '']) => text.replace(/[,;\s]+(?:\w+:\s*)?$/, '').trim())
    .find((text) => !/^[\w.$]*$/.test(text));

/** How what is said of such a text ends. */
export const quotesMissing = "steht ohne Anführungszeichen da: davor und dahinter ein ' setzen";

/** What is said of a text that stands without quotes. */
export const withoutQuotes = (text: string) => `«${text}» ${quotesMissing}`;

/** What stands in a line before a place. */
const lineBefore = (text: string, place: number) => text.slice(text.lastIndexOf('\n', place - 1) + 1, place);
