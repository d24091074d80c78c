/** Files that cannot be read, since a sign is wrong or missing: where, which, and what belongs there. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { mistake, type Finding } from './findings.ts';

/** Files that cannot be read at all: one finding for each, since whatever follows a wrong sign is wrong too. */
export function checkSyntax(file: string, text = readFileSync(file, 'utf8')): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const { parseDiagnostics } = source as unknown as {
    parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  };
  const [first] = parseDiagnostics;
  if (!first) return [];
  const lines = text.split('\n');
  const named = (index: number, what: string) => [
    mistake(file, `Zeile ${index + 1}`, `${what}: ${lines[index]?.trim()}`),
  ];
  const begun = lines.findIndex((one) => one.split('`').length % 2 === 0);
  if (begun >= 0 && parseDiagnostics.some(({ code }) => code === unterminated)) {
    return named(begun, quoteMissing('`'));
  }
  const message = ts.flattenDiagnosticMessageText(first.messageText, '');
  const conflict = parseDiagnostics.find(({ code }) => code === conflictMarker);
  if (conflict) {
    const place = source.getLineAndCharacterOfPosition(conflict.start).line;
    return named(
      place,
      'Hier sind zwei Fassungen zusammengekommen: eine behalten, die Zeilen mit <<<, === und >>> löschen',
    );
  }
  if (first.code === commentOpen) {
    const open = lines.findLastIndex((one) => one.includes('/*'));
    return named(open, 'Hier beginnt eine Erklärung, die nicht endet: Am Ende fehlt */');
  }
  const { line, character } = source.getLineAndCharacterOfPosition(first.start);
  const before = lines[line]?.slice(0, character) ?? '';
  // What a missing comma makes wrong is the next line, or its name; it is missing in the one before.
  const isLate = first.code === 1005 && /^ *(?:\[.*\])?$/.test(before);
  const place = isLate ? lines.slice(0, line).findLastIndex((one) => /\S/.test(codeOf(one))) : line;
  const content = lines[place] ?? '';
  const isComma = message === "',' expected.";
  const wrong = wrongQuote(content) ?? (isLate && isComma && commaMissing(content));
  if (wrong) return named(place, wrong);
  const [, name] = /^ *([\p{L}\d]+(?:[ -][\p{L}\d]+)+): *['"`{[]/u.exec(content) ?? [];
  if (name) return named(place, withoutQuotes(name));
  const bracket = bracketMissing(lines);
  if (bracket) return named(bracket.after, `Nach dieser Zeile fehlt eine Klammer, die ${bracket.which}`);
  const bare = bareText(content);
  if (bare !== undefined) return named(place, withoutQuotes(bare));
  return named(place, signMissing(message, before, content.slice(character)) ?? anySign);
}

/** A text that begins with a backtick and does not end, a comment, and what Git leaves where two have changed a line. */
const unterminated = 1160;
const commentOpen = 1010;
const conflictMarker = 1185;

const quoteMissing = (sign: string) => `Am Anfang oder am Ende eines Textes fehlt der Strich (${sign})`;

/** A line without its comments and the words of its texts. */
const codeOf = (line: string) =>
  line.replace(/'(?:\\.|[^'\\])*'|`[^`]*`|\/\/.*|^ *\/?\*.*/g, (part) => part[0]?.replace(/[^'`]/, '') ?? '');

/** A bracket that does not close or was never opened, and the line after which it is missing: the indents of what follows tell. */
function bracketMissing(lines: readonly string[]) {
  const open: { sign: string; indent: number; index: number }[] = [];
  const codes = lines.map(codeOf);
  const lastBefore = (index: number, most = Infinity) =>
    codes.slice(0, index).findLastIndex((code) => /\S/.test(code) && code.search(/\S/) <= most);
  for (const [index, code] of codes.entries()) {
    // In a choice between two the question mark and the colon stand before the brackets.
    const indent = code.search(/[^\s?:]/);
    if (indent < 0) continue;
    const isEnd = /^[\s?:]*[)\]}]/.test(code);
    const around = open.at(-1)?.indent ?? -1;
    const isBegun = /[,{[]\s*$/.test(codes[lastBefore(index)] ?? '');
    if (isEnd ? indent < around : indent <= around)
      return { after: lastBefore(index), which: 'schliesst: } oder ]' };
    if (open.length > 0 && (isEnd ? indent > around : isBegun && indent > around + 2)) {
      return { after: lastBefore(index, isEnd ? indent : around + 2), which: 'öffnet: { oder [' };
    }
    for (const sign of code.match(/[()[\]{}]/g) ?? []) {
      if ('([{'.includes(sign)) open.push({ sign, indent, index });
      else {
        const opener = open.pop();
        if (opener && !['()', '[]', '{}'].includes(opener.sign + sign))
          return { after: opener.index, which: 'öffnet: { oder [' };
      }
    }
  }
  return undefined;
}

/** What is likely to be wrong with the quotes of a line. */
function wrongQuote(content: string): string | undefined {
  const code = content.replaceAll("\\'", '');
  const quotes = code.split("'").length - 1;
  const remedy = 'Als Apostroph ’ schreiben, als Anführungszeichen «…»';
  if (/[\p{L}\p{N}]'[\p{L}\p{N}]/u.test(code))
    return `In einem Text steht ein gerader Strich ('), der ihn beendet. ${remedy}`;
  if (quotes === 1) return quoteMissing("'");
  return quotes % 2 === 1 ? `${quoteMissing("'")}, oder mitten in einem steht einer. ${remedy}` : undefined;
}

const commaMissing = (content: string) =>
  !/[,{[(:]\s*$/.test(codeOf(content)) && 'Am Ende dieser Zeile fehlt ein Komma';

/** What is missing between two parts of a line. */
function signMissing(message: string, before: string, after: string): string | undefined {
  const [, name] =
    (message === "':' expected." ? /('[^']*') *$/ : /(?:^|[{,]) *([\w-]+) *$/).exec(before) ?? [];
  if (name !== undefined) return `Nach «${name}» fehlt der Doppelpunkt (:)`;
  return message === "',' expected." && /['\d\]}] *$/.test(before)
    ? `Vor «${after.trim()}» fehlt ein Komma`
    : undefined;
}

const anySign =
  'Hier fehlt ein Zeichen oder eines ist zu viel, meist ein Komma, ein Doppelpunkt, eine Klammer oder ein Anführungszeichen';

/** A value that is more than a name and no text either, such as that of `phone: +41 44 000 00 00`. */
const bareText = (content: string) =>
  [...content.replace(/'(?:\\.|[^'\\])*'|`[^`]*`/g, "''").matchAll(/[\w'/-]: *([^'"`{}[\]()]+)/g)]
    .map(([, text = '']) => text.replace(/(?:, *[\w-]+:.*|[,;\s]+)$/s, '').trim())
    .find((text) => !/^[\w.$]*$/.test(text));

/** How what is said of such a text ends. */
export const quotesMissing = "steht ohne Anführungszeichen da: davor und dahinter ein ' setzen";

/** What is said of a text that stands without quotes. */
export const withoutQuotes = (text: string) => `«${text}» ${quotesMissing}`;
