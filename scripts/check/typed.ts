/** What is typed in a file of the content, without running it: another file, or a name in it, may be wrong. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Stands for what only a run would tell: the value of a name or a call, a text with gaps. */
export const untold = Symbol('untold');

/** A record that has fields of another besides. */
export class Composed {
  [field: string]: unknown;
}

export const sourceOf = (file: string, text = readFileSync(file, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);

/** All records of a file by their name, as far as they can be told. */
export function recordsTypedIn(file: string, text?: string): Record<string, unknown> {
  const records: Record<string, unknown> = {};
  const declarations = sourceOf(file, text).statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
  for (const { name, initializer } of declarations) {
    if (ts.isIdentifier(name) && initializer) records[name.text] = valueOf(initializer, records);
  }
  return records;
}

function valueOf(node: ts.Expression, known: Readonly<Record<string, unknown>>): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(node.expression, known);
  if (ts.isIdentifier(node)) return node.text in known ? known[node.text] : untold;
  if (ts.isArrayLiteralExpression(node)) {
    const isWhole = !node.elements.some(ts.isSpreadElement);
    return isWhole ? node.elements.map((entry) => valueOf(entry, known)) : untold;
  }
  if (ts.isObjectLiteralExpression(node)) return recordOf(node, known);
  // `overlaid('/about', { … })` is its record.
  if (ts.isCallExpression(node) && node.expression.getText() === 'overlaid') {
    const record = node.arguments.at(-1);
    return record ? valueOf(record, known) : untold;
  }
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.NullKeyword:
      return null;
    default:
      return untold;
  }
}

function recordOf({ properties }: ts.ObjectLiteralExpression, known: Readonly<Record<string, unknown>>) {
  const record: Record<string, unknown> = properties.some(ts.isSpreadAssignment) ? new Composed() : {};
  for (const property of properties) {
    if (ts.isSpreadAssignment(property) || ts.isComputedPropertyName(property.name)) continue;
    record[property.name.text] = ts.isPropertyAssignment(property)
      ? valueOf(property.initializer, known)
      : untold;
  }
  return record;
}
