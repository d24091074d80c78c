/** What TypeScript says of the records, in words for somebody who does not program. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { must, type Finding } from '../findings/finding.ts';

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
  const content = text.split('\n')[line] ?? '';
  const hasOddQuote = content.replaceAll("\\'", '').split("'").length % 2 === 0;
  return [
    must(
      file,
      `Zeile ${line + 1}`,
      hasOddQuote
        ? `In einem Text steht ein gerader Strich ('), der ihn beendet. Als Apostroph ’ schreiben, als Anführungszeichen «…»: ${content.trim()}`
        : `Hier fehlt ein Zeichen oder eines ist zu viel, meist ein Komma, eine Klammer oder ein Anführungszeichen: ${content.trim()}`,
    ),
  ];
}

/** What stands in a line before a place. */
const lineBefore = (text: string, place: number) => text.slice(text.lastIndexOf('\n', place - 1) + 1, place);

/** Runs the compiler, which remembers what it has seen, and explains what it finds. */
export const checkTypes = (): Promise<Finding[]> =>
  new Promise((resolve) => {
    const args = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false'];
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (_, output) => resolve(explain(output)));
  });

/** The output of the compiler as findings, each once. What a mistake in the content makes wrong elsewhere is none of its own. */
export function explain(output: string): Finding[] {
  const found = [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error TS(\d+): (.*)((?:\n .*)*)/gm)].map(
    ([, file = '', line = '', column = '', code = '', message = '', more = '']) =>
      must(
        file,
        fieldAt(file, Number(line), Number(column)),
        // Whoever changes a program reads what the compiler says.
        isContent(file) ? inGerman(code, [message, ...more.split('\n')]) : message,
      ),
  );
  const inContent = found
    .filter(({ file }) => isContent(file))
    .filter(
      ({ file, reason }, _, all) =>
        !reason.startsWith(unclear) ||
        all.every((one) => one.file !== file || one.reason.startsWith(unclear)),
    );
  const meant = inContent.length > 0 ? inContent : found;
  return [
    ...new Map(meant.toReversed().map((finding) => [finding.file + finding.reason, finding])).values(),
  ].toReversed();
}

/** Said where the compiler's words would tell nobody anything. */
const unclear = 'Das passt nicht zu dem, was die Erklärung über dem Feld verlangt';

const isContent = (file: string) => file.startsWith('src/content/');

/** What a type asks for, in words. */
function asked(type: string): string {
  const [, words] = wordsOf.find(([pattern]) => pattern.test(type)) ?? [];
  return words ?? 'etwas anderes, siehe die Erklärung über dem Feld';
}

const wordsOf: readonly (readonly [type: RegExp, words: string])[] = [
  [/^`\+/, 'eine Nummer mit Landesvorwahl, wie +41 44 000 00 00'],
  [/@/, 'eine E-Mail-Adresse'],
  [/^`CHE-/, 'eine UID, wie CHE-000.000.000'],
  [/^`https:/, 'eine Adresse mit https://'],
  [/CHF/, 'ein Betrag, wie CHF 1’200.00'],
  [/:\$\{number\}/, 'eine Zeitspanne, wie 08:00–18:00'],
  [/^`\$\{number\}-/, 'ein Tag, wie 2026-12-24'],
  [/Weekday/, 'ein Wochentag oder mehrere, wie Mo–Fr'],
  [/InternalLink|Route|^`\//, 'eine Adresse dieser Website, wie /contact oder /#beratung'],
  [/^string\b/, 'ein Text zwischen Anführungszeichen'],
  [/^number\b/, 'eine Zahl ohne Anführungszeichen'],
  [/^boolean\b/, 'true oder false'],
  [/\[\]$|^readonly/, 'eine Liste in eckigen Klammern, mit der verlangten Anzahl'],
];

const value = (type: string) => type.replaceAll('"', '');

function inGerman(code: string, messages: readonly string[]): string {
  const [first = ''] = messages;
  // The last says most: it speaks of the value itself, not of what contains it.
  const [, given, wanted = ''] =
    messages
      .map((message) => /Type '(.*?)' is not assignable to type '(.*?)'\.?/.exec(message))
      .findLast((match) => match !== null) ?? [];
  const [, hint] = /Did you mean '"?(.*?)"?'\?/.exec(messages.join(' ')) ?? [];
  const meant = hint ? ` Gemeint ist vielleicht «${hint}».` : '';
  if (code === '2741' || code === '2739' || code === '2740') {
    const [, missing = ''] = /[Pp]ropert(?:y|ies)[^:']*(?:'(.*?)' is missing|: .*)/.exec(first) ?? [];
    return `Hier fehlt ${missing ? `das Feld «${value(missing)}»` : `etwas: ${first.split(': ').at(-1)}`}.`;
  }
  const [, unknown] = /'?"?([\w-]+)"?'? does not exist in type/.exec(messages.join(' ')) ?? [];
  if (unknown) return `Das Feld «${unknown}» gibt es hier nicht.${meant}`;
  if (given !== undefined && !given.includes('{')) {
    const choices = wanted.includes('" | "') ? ` Möglich: ${value(wanted)}.` : '';
    return `«${value(given)}» passt hier nicht.${meant || choices || ` Verlangt ist ${asked(wanted)}.`}`;
  }
  return `${unclear} (TS${code}).${meant}`;
}

/** Where in a record a position is: `home.hero.statistics[0].value`. Outside of records the line. */
function fieldAt(file: string, line: number, column: number): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  const position = source.getPositionOfLineAndCharacter(line - 1, column - 1);
  const path: string[] = [];
  const visit = (node: ts.Node): void => {
    if (position < node.getStart() || position >= node.getEnd()) return;
    if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && ts.isIdentifier(node.name)) {
      path.push(`.${node.name.text}`);
    }
    if (ts.isArrayLiteralExpression(node.parent ?? node) && node.parent) {
      path.push(`[${(node.parent as ts.ArrayLiteralExpression).elements.indexOf(node as ts.Expression)}]`);
    }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return `${path.join('').slice(1)} (Zeile ${line})`.trim();
}
