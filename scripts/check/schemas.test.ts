/** The schemas: each record has one, each field is explained, and none of it reaches a page. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { contentFiles, isSchema } from './records.ts';
import { readSchemas } from './conformity.ts';
import { recordsTypedIn, sourceOf } from './typed.ts';

const schemas = await readSchemas();

const schemaFiles = contentFiles.filter(isSchema);

/** What the owner does not write, or what is made of other records. */
const others = ['contract', 'dates', 'holidays', 'overlay', 'pages', 'tools/sampling-plans'];

test.each(contentFiles.filter((file) => !isSchema(file)))('%s has a schema for its records', (file) => {
  const names = Object.keys(recordsTypedIn(file)).filter((name) => name in schemas);
  expect(names.length > 0).toBe(!others.some((name) => file === `src/content/${name}.ts`));
});

test.each(Object.keys(schemas))('the schema of %s has one record of this name', (name) => {
  expect(contentFiles.filter((file) => !isSchema(file) && name in recordsTypedIn(file))).toHaveLength(1);
});

/** What is imported as a value: a line, and where from. */
const asValue = /^import (?!type\b)[^;]*?'([^']+)'/gm;
const valuesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(asValue)].map(([, from = '']) => from);
const isOfSchemas = (from: string) => /^zod\b|[/.]schema\.ts$/.test(from);
/** Names, and nothing that the owner writes. */
const isOfNames = (from: string) => /[/](?:contract|dates)\.ts$/.test(from);

test('schemas know no record, which may be one that cannot be read', () => {
  const known = schemaFiles.filter(
    (file) => !valuesIn(file).every((from) => isOfSchemas(from) || isOfNames(from)),
  );
  expect(known).toEqual([]);
});

test('everything else knows them as types alone, so that none reaches a page', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !isSchema(file) && !file.includes('.test.'),
  );
  expect(files.filter((file) => valuesIn(file).some(isOfSchemas))).toEqual([]);
});

/** A postal address needs no explanation. */
const plainFields = ['address', 'city', 'country'];

describe.each(contentFiles)('%s', (file) => {
  test('has a comment on each field of its records', () => {
    expect(fieldsWithoutComment(sourceOf(file))).toEqual([]);
  });
});

/** A title says what it is; how long it may be, stands beside it. */
const hasLimit = (value: ts.Expression) => /^(?:text|between)\(/.test(value.getText());

/** Fields of schemas that begin a line; those within it are explained by its comment. A fixed value leaves nothing to explain. */
function fieldsWithoutComment(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isField(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      const before = source.text.slice(source.getPositionOfLineAndCharacter(line, 0)).slice(0, character);
      const name = node.name.getText();
      const hasComment = ts.getJSDocCommentsAndTags(node).length > 0 || plainFields.includes(name);
      if (before.trim() === '' && !hasComment) found.push(`${line + 1}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A field of a type, or of a part that a schema describes. */
function isField(node: ts.Node): node is ts.PropertySignature | ts.PropertyAssignment {
  if (ts.isPropertySignature(node)) return !(node.type && ts.isLiteralTypeNode(node.type));
  if (!ts.isPropertyAssignment(node) || !ts.isCallExpression(node.parent.parent)) return false;
  const isPart = /(?:strictObject|looseObject|extend)$/.test(node.parent.parent.expression.getText());
  return isPart && !hasLimit(node.initializer) && !/^z\.(?:literal|null)\(/.test(node.initializer.getText());
}
