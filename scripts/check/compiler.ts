/** What the compiler alone sees: names that are none, what nobody needs any more, a field that a program reads in vain. */
import { execFile } from 'node:child_process';
import { mistake, type Finding } from './findings.ts';
import { placesIn } from './settle.ts';
import { quotesMissing, withoutQuotes } from './syntax.ts';

/** Runs the compiler, which remembers what it has seen. */
export const compile = (): Promise<string> =>
  new Promise((resolve) => {
    const args = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false'];
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (_, output) => resolve(output));
  });

type Saying = readonly [words: RegExp, german: string];

/** Words of the compiler, and what they mean for a record. */
const sayings: readonly Saying[] = [
  [/Cannot find name '(.*?)'/, `${withoutQuotes('$1')}.`],
  [/No value exists in scope for the shorthand property '(.*?)'/, `${withoutQuotes('$1')}.`],
  [/'(.*?)' only refers to a type/, `${withoutQuotes('$1')}.`],
  [/cannot have multiple properties with the same name/, 'Dieses Feld steht zweimal: eines löschen.'],
  [/An '=' can only follow a property name/, 'Zwischen Feld und Text steht ein Doppelpunkt (:), kein =.'],
  [/Cannot find module '(.*?)'/, 'Die Datei «$1» gibt es nicht. Ist sie gelöscht oder anders geschrieben?'],
  [/declares '(.*?)' locally, but it is not exported/, 'In jener Datei fehlt vor «$1» das Wort export.'],
  [/has no exported member(?: named)? '(.*?)'/, 'In jener Datei gibt es «$1» nicht mehr.'],
  [/All imports in import declaration are unused/, 'Was diese Zeile holt, braucht niemand mehr: löschen.'],
  [/^'(.*?)' is declared but/, '«$1» braucht niemand mehr: löschen.'],
];

/** The same of what does not fit, which a schema says better where it knows the record. */
const misfits: readonly Saying[] = [
  [/^Property '(.*?)' does not exist/, 'Hier wird «$1» gelesen, das es nicht gibt.'],
  [/'"?([\w-]+)"?'? does not exist in type/, 'Das Feld «$1» gibt es hier nicht.'],
  [/Property '"?([^']*?)"?' is missing in type/, 'Hier fehlt das Feld «$1».'],
  [/Type '"([^"]*)"' is not .*? type '(?:LastSegment<)?("[^']*")>?'/, '«$1» passt hier nicht. Möglich: $2.'],
  [
    /(?:Type|Argument of type) '"([^"]*)"' is not/,
    '«$1» passt hier nicht. Was möglich ist, sagt die Erklärung über dem Feld.',
  ],
];

/** What is said in German, or nothing where nobody has thought of it. */
function translate(message: string, among: readonly Saying[]): string {
  const [words, german] = among.find(([pattern]) => pattern.test(message)) ?? [];
  if (!words || !german) return '';
  const [, meant] = /Did you mean (?:to write )?'"?([^']*?)"?'\?/.exec(message) ?? [];
  return (
    (words.exec(message)?.[0] ?? '').replace(words, german).replaceAll('"', '') +
    (meant ? ` Gemeint ist vielleicht «${meant}».` : '')
  );
}

/**
 * The output of the compiler as findings, beside those that there are already: what a mistake makes wrong elsewhere, in
 * the same file or in a program, is none of its own.
 */
export function explain(output: string, found: readonly Finding[]): Finding[] {
  const said: Finding[] = [];
  const isSaid = (name: string) => [...found, ...said].some(({ reason }) => reason.includes(`«${name}»`));
  const isInFile = (file: string, words: string) =>
    [...found, ...said].some((one) => one.file === file && one.reason.includes(words));
  const add = (file: string, row: string, reason: string, field = '') => {
    const line = Number(row);
    const finding =
      field === '' ? mistake(file, `Zeile ${row}`, reason) : { ...mistake(file, field, reason), line };
    const isKnown = [...found, ...said].some(
      (one) => one.file === file && (one.field === finding.field || one.line === line),
    );
    if (!isKnown) said.push(finding);
  };
  // What nobody needs comes last: it may be what is not to be had.
  const diagnostics = [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error TS\d+: (.*(?:\n .*)*)/gm)];
  const all = diagnostics
    .filter(([, file = '']) => !isTest(file))
    .toSorted(([, , , , one = ''], [, , , , other = '']) => Number(isIdle(one)) - Number(isIdle(other)));
  for (const [, file = '', row = '', column = '', message = ''] of all) {
    if (!isContent(file)) continue;
    const isRight = found.every((one) => one.file !== file);
    const reason = translate(message, isRight ? [...sayings, ...misfits] : sayings);
    const [, idle = ''] = /^«(.*?)» braucht niemand/.exec(reason) ?? [];
    // Words that follow one without quotes.
    const isNext = /shorthand/.test(message) && isInFile(file, quotesMissing);
    if (reason && !isNext && !isSaid(idle))
      add(file, row, reason, placesIn(file).at(Number(row), Number(column)).field);
  }
  const isClear = found.length + said.length > 0;
  const isOfContent = all.some(([, file = '']) => isContent(file));
  for (const [, file = '', row = '', , message = ''] of all) {
    const [, lost] = /^Property '(.*?)' does not exist on type '\{/.exec(message) ?? [];
    // Where a record may have any fields, nothing else in the content says that one is lost.
    const isNew = isClear ? lost !== undefined && !isContent(file) : isContent(file) === isOfContent;
    if (isNew && !isSaid(lost ?? '')) add(file, row, ofProgram(file, message));
  }
  return said;
}

const isIdle = (message: string) => / is declared but /.test(message);

/** Tests have a company of their own: what the owner's records no longer have is no mistake there. */
const isTest = (file: string) => /^tests\/|\.test\.tsx?$/.test(file);

const isContent = (file: string) => /^src\/content\/(?!.*\.test\.ts$)/.test(file);

/** What is said of a program: a field that its record has lost, or a picture that nobody has drawn. */
function ofProgram(file: string, message: string): string {
  const [, lost] = /^Property '(.*?)' does not exist on type/.exec(message) ?? [];
  if (lost) return `Hier wird das Feld «${lost}» gelesen, das in src/content/ fehlt.`;
  const [, one, several] =
    /^(?:Property '"?(.*?)"?' is missing in type|Type .* is missing the following .*: (.*?)$)/.exec(
      message,
    ) ?? [];
  const [, gone, left] = /^Type '"([^"]*)"' is not .*? type '("[^']*")'/.exec(message) ?? [];
  if (gone)
    return `Hier wird «${gone}» verlangt, das es in src/content/ nicht mehr gibt. Möglich: ${left?.replaceAll('"', '')}.`;
  const undrawn = file.startsWith('src/components/drawings/') && (one ?? several);
  return undrawn ? `Zum Bild «${undrawn}» fehlt die Zeichnung (${file}).` : message;
}
