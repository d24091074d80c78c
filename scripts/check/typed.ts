/** What is typed in a file of the content, without running it: another file, or a name in it, may be wrong. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Stands for what only a run would tell: the value of a name or a call, a text with gaps. */
export const untold = Symbol('untold');

/** A word where a value belongs, which is the name of nothing. */
export class BareWord {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

export const sourceOf = (file: string, text = readFileSync(file, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);

/** All records of a file by their name, as far as they can be told. */
export function recordsTypedIn(file: string, text?: string): Record<string, unknown> {
  const known = new Map<string, unknown>([['undefined', untold]]);
  const records: Record<string, unknown> = {};
  for (const statement of sourceOf(file, text).statements) {
    if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings;
      if (names && ts.isNamedImports(names))
        names.elements.forEach(({ name }) => known.set(name.text, untold));
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      known.set(statement.name.text, untold);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        // One that is taken apart has names for its parts, of which nothing is told.
        if (!ts.isIdentifier(name)) name.elements.forEach((part) => known.set(part.getText(), untold));
        else known.set(name.text, (records[name.text] = initializer && valueOf(initializer, known)));
      }
    }
  }
  return records;
}

type Known = ReadonlyMap<string, unknown>;

function valueOf(node: ts.Expression, known: Known): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (/^(?:true|false)$/.test(node.getText())) return node.getText() === 'true';
  if (ts.isIdentifier(node)) return known.has(node.text) ? known.get(node.text) : new BareWord(node.text);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(node.expression, known);
  // What contains parts of another record, only a run would tell.
  if (ts.isArrayLiteralExpression(node) && !node.elements.some(ts.isSpreadElement)) {
    return node.elements.map((entry) => valueOf(entry, known));
  }
  if (ts.isObjectLiteralExpression(node) && !node.properties.some(ts.isSpreadAssignment)) {
    return recordOf(node, known);
  }
  // `overlaid('/about', { … })` is its record.
  const record =
    ts.isCallExpression(node) && node.expression.getText() === 'overlaid' && node.arguments.at(-1);
  return record ? valueOf(record, known) : untold;
}

function recordOf({ properties }: ts.ObjectLiteralExpression, known: Known) {
  const record: Record<string, unknown> = {};
  for (const property of properties) {
    if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
      record[property.name.text] = valueOf(property.initializer, known);
    } else if (ts.isShorthandPropertyAssignment(property)) {
      // With a `=` in place of the colon it is a field all the same; a word that follows one without quotes is none.
      const isField = property.objectAssignmentInitializer || known.has(property.name.text);
      if (isField) record[property.name.text] = untold;
    }
  }
  return record;
}
