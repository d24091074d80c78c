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
  const line = source.getLineAndCharacterOfPosition(first.start).line;
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

/** Runs the compiler, which remembers what it has seen, and explains what it finds. */
export const checkTypes = (): Promise<Finding[]> =>
  new Promise((resolve) => {
    const args = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false'];
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (_, output) => resolve(explain(output)));
  });

/** The output of the compiler as findings. */
export const explain = (output: string): Finding[] =>
  [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error TS(\d+): (.*)((?:\n .*)*)/gm)].map(
    ([, file = '', line = '', column = '', code = '', message = '', more = '']) =>
      must(file, fieldAt(file, Number(line), Number(column)), inGerman(code, [message, ...more.split('\n')])),
  );

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
    return `Hier fehlt ${missing ? `das Feld «${missing}»` : `etwas: ${first.split(': ').at(-1)}`}.`;
  }
  const [, unknown] = /'?"?([\w-]+)"?'? does not exist in type/.exec(messages.join(' ')) ?? [];
  if (unknown) return `Das Feld «${unknown}» gibt es hier nicht.${meant}`;
  if (given !== undefined) {
    const choices = wanted.includes('" | "') ? ` Möglich: ${value(wanted)}.` : '';
    return `«${value(given)}» passt hier nicht.${meant || choices || ` Verlangt ist: ${wanted}.`}`;
  }
  return first;
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
