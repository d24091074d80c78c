/** What stands in a file that can be read, and yet no program could run it: names, and what it takes from other files. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { must, type Finding } from './findings.ts';
import { placesIn } from './settle.ts';
import { withoutQuotes } from './syntax.ts';
import { sourceOf } from './typed.ts';

/** A name that is none, a field that stands twice, an import that leads nowhere; of a line the first. */
export function checkNames(file: string, text = readFileSync(file, 'utf8')): Finding[] {
  const source = sourceOf(file, text);
  const said: [node: ts.Node, reason: string][] = [];
  const known = namesIn(source);
  const visit = (node: ts.Node): void => {
    const reason = ofImport(node, file) ?? ofField(node) ?? ofValue(node, known);
    if (reason) said.push([node, reason]);
    node.forEachChild(visit);
  };
  visit(source);
  const places = placesIn(file, text);
  const found = said.map(([node, reason]): Finding => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    const { field } = places.at(line + 1, character + 1);
    return field ? { ...must(file, field, reason), line: line + 1 } : must(file, `Zeile ${line + 1}`, reason);
  });
  return found.filter(({ line }, index) => !line || found.findIndex((one) => one.line === line) === index);
}

/** All names that a file gives to something, wherever in it. */
function namesIn(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set(['undefined', 'Infinity', 'NaN']);
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (isNamed && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    node.forEachChild(visit);
  };
  visit(source);
  return names;
}

/** A word that stands where a text belongs, and is no name either. */
function ofValue(node: ts.Node, known: ReadonlySet<string>): string | undefined {
  if (!ts.isIdentifier(node) || known.has(node.text)) return undefined;
  const { parent } = node;
  const isValue =
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isConditionalExpression(parent);
  return isValue ? `${withoutQuotes(node.text)}.` : undefined;
}

function ofField(node: ts.Node): string | undefined {
  if (ts.isShorthandPropertyAssignment(node) && node.objectAssignmentInitializer) {
    return 'Zwischen Feld und Text steht ein Doppelpunkt (:), kein =.';
  }
  if (!ts.isPropertyAssignment(node) || !ts.isObjectLiteralExpression(node.parent)) return undefined;
  const { properties } = node.parent;
  const first = properties.find(({ name }) => name?.getText() === node.name.getText());
  return first === node ? undefined : 'Dieses Feld steht zweimal: eines löschen.';
}

/** What a file of the content takes from another one that has it no more. */
function ofImport(node: ts.Node, file: string): string | undefined {
  if (!ts.isImportSpecifier(node) && !ts.isImportDeclaration(node)) return undefined;
  const declaration = ts.isImportDeclaration(node) ? node : node.parent.parent.parent;
  const { text: name } = declaration.moduleSpecifier as ts.StringLiteral;
  if (!/^(?:\.|#content\/)/.test(name)) return undefined;
  const from = name.startsWith('#') ? name.replace('#', 'src/') : posix.join(posix.dirname(file), name);
  if (!existsSync(from)) {
    const reason = `Die Datei «${name}» gibt es nicht. Ist sie gelöscht oder anders geschrieben?`;
    return node === declaration ? reason : undefined;
  }
  if (!ts.isImportSpecifier(node)) return undefined;
  const { text } = node.propertyName ?? node.name;
  const other = readFileSync(from, 'utf8');
  const declared = `(?:async )?(?:const|function|type|interface) ${text}\\b`;
  const has = (pattern: string) => new RegExp(`^${pattern}`, 'm').test(other);
  if (has(`export (?:${declared}|(?:type )?\\{[^}]*\\b${text}\\b)`)) return undefined;
  return has(declared)
    ? `In jener Datei fehlt vor «${text}» das Wort export.`
    : `In jener Datei gibt es «${text}» nicht mehr.`;
}
