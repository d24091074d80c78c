/** What the compiler alone sees: what nobody needs any more, a field that a program reads and no record has. */
import { execFile } from 'node:child_process';
import { must, type Finding } from './findings.ts';
import { placesIn } from './settle.ts';

/** Runs the compiler, which remembers what it has seen. */
export const compile = (): Promise<string> =>
  new Promise((resolve) => {
    const args = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false'];
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (_, output) => resolve(output));
  });

/** What nobody needs any more. */
const idle = /^'(.*?)' is declared but|^All imports/;

/** Words of the compiler and what they mean for a record; all others are printed as they are. */
const sayings: readonly (readonly [words: RegExp, german: string])[] = [
  [/^All imports in import declaration are unused\./, 'Was diese Zeile holt, braucht niemand mehr: löschen.'],
  [/^'(.*?)' is declared but .*/, '«$1» braucht niemand mehr: löschen.'],
  [/^Property '(.*?)' does not exist on type .*?\.(?= Did|$)/, 'Hier wird «$1» gelesen, das es nicht gibt.'],
  [/^.*?Property '"?([^']*?)"?' is missing in type.*/s, 'Hier fehlt das Feld «$1».'],
  [/^Type '"(.*?)"' is not .* type '"([^"|]*)"'\./, '«$1» passt hier nicht. Verlangt ist «$2».'],
  [/ Did you mean '"?(.*?)"?'\?/, ' Gemeint ist vielleicht «$1».'],
];

/**
 * The output of the compiler as findings, beside those that there are already: what a mistake in the content makes wrong
 * elsewhere, in the same file or in a program, is none of its own.
 */
export function explain(output: string, found: readonly Finding[]): Finding[] {
  const own = [...found];
  const isSaid = (name = '') => own.some(({ reason }) => reason.includes(`«${name}»`));
  const wrong = new Set(found.map(({ file }) => file));
  const add = (file: string, row: string, field: string, reason: string) => {
    const finding =
      field === '' ? must(file, `Zeile ${row}`, reason) : { ...must(file, field, reason), line: Number(row) };
    if (own.every((one) => one.file !== file || one.field !== finding.field)) own.push(finding);
  };
  const all = [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error TS\d+: (.*(?:\n .*)*)/gm)];
  for (const [, file = '', row = '', column = '', message = ''] of all) {
    const [isIdle, name] = idle.exec(message) ?? [];
    // What nobody needs may be what is not to be had. Everything else in a file with a mistake may follow from that.
    if (!isContent(file) || (isIdle ? isSaid(name) : wrong.has(file))) continue;
    const german = sayings.reduce((text, [words, said]) => text.replace(words, said), message);
    add(file, row, placesIn(file).at(Number(row), Number(column)).field, german);
  }
  const isRight = own.length === 0;
  for (const [, file = '', row = '', , message = ''] of all) {
    const [, lost] = /^Property '(.*?)' does not exist on type '\{/.exec(message) ?? [];
    // Where a record may have any fields, nothing else in the content says that one is lost.
    if (!isContent(file) && (isRight || lost) && !isSaid(lost)) add(file, row, '', ofProgram(file, message));
  }
  return own.slice(found.length);
}

const isContent = (file: string) => /^src\/content\/(?!.*\.test\.ts$)/.test(file);

/** What is said of a program: a field that its record has lost, or a picture that nobody has drawn. */
function ofProgram(file: string, message: string): string {
  const [, lost] = /^Property '(.*?)' does not exist on type/.exec(message) ?? [];
  if (lost) return `Hier wird das Feld «${lost}» gelesen, das in src/content/ fehlt.`;
  const [, one, several] =
    /^(?:Property '"?(.*?)"?' is missing in type|Type .* is missing the following .*: (.*?)$)/.exec(
      message,
    ) ?? [];
  const undrawn = file.startsWith('src/components/drawings/') && (one ?? several);
  return undrawn ? `Zum Bild «${undrawn}» fehlt die Zeichnung (${file}).` : message;
}
