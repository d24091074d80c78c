/** The schemas: each record has one, each field is explained, and none of it reaches a page. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { contentFiles, isSchema } from './records.ts';
import { readSchemas } from './conformity.ts';
import { recordsTypedIn, sourceOf } from './typed.ts';

const schemas = await readSchemas();

const schemaFiles = contentFiles.filter(isSchema);

/** What a file imports from those whose name is of a kind. */
const importsFrom = (file: string, kind: RegExp) =>
  sourceOf(file)
    .statements.filter((statement) => ts.isImportDeclaration(statement))
    .filter(({ moduleSpecifier }) => kind.test(moduleSpecifier.getText()));

/** Lists of records that stand elsewhere. */
const lists = ['headerItems', 'marketingPages', 'legalPages', 'pages'];

const schemaFile = /[/.]schema\.ts'$/;

describe.each(contentFiles.filter((file) => !isSchema(file)))('%s', (file) => {
  test('has a schema for each record that is typed by one', () => {
    const types = importsFrom(file, schemaFile).map(({ importClause }) => importClause?.getText() ?? '');
    const schemasOfTypes = new Set(types.join().match(/\b[A-Z]\w+/g));
    const typed = exportedIn(file).filter(({ type }) =>
      type.match(/\w+/g)?.some((name) => schemasOfTypes.has(name)),
    );
    const known = [...Object.keys(schemas), ...lists];
    expect(typed.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

test.each(Object.keys(schemas))('the schema of %s has one record of this name', (name) => {
  const files = contentFiles.filter((file) => !isSchema(file) && name in recordsTypedIn(file));
  expect(files).toHaveLength(1);
  const of = new RegExp(`^export const records = [^;]*\\b${name}:`, 'm');
  expect(schemaFiles.filter((file) => of.test(readFileSync(file, 'utf8')))).toHaveLength(1);
});

/** The records that a file exports as they are typed, each with its type. */
const exportedIn = (file: string) =>
  sourceOf(file)
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map((declaration) => ({ name: declaration.name.getText(), type: typeOf(declaration) }));

/** The type behind a name, behind `satisfies` or in `overlaid<…>`; that of a list made of another record is none. */
function typeOf({ type, initializer: value }: ts.VariableDeclaration): string {
  const given = value && ts.isCallExpression(value) ? value.arguments.at(-1) : value;
  const isTyped = given && ts.isSatisfiesExpression(given);
  const of = value && ts.isCallExpression(value) ? value.typeArguments?.[0] : undefined;
  const isMade = value && ts.isCallExpression(value) && value.expression.getText() !== 'overlaid';
  return isMade ? '' : [type, isTyped ? given.type : undefined, of].map((node) => node?.getText()).join(' ');
}

test('schemas know no record, which may be one that cannot be read', () => {
  const known = schemaFiles.flatMap((file) =>
    importsFrom(file, /^'[.#]/)
      .filter(({ importClause, moduleSpecifier }) => {
        const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
        return !isType && !schemaFile.test(moduleSpecifier.getText());
      })
      .map((declaration) => `${file}: ${declaration.getText()}`),
  );
  expect(known).toEqual([]);
});

test('everything else knows them as types alone, so that none reaches a page', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !isSchema(file) && !file.includes('.test.'),
  );
  const asValue = /^import (?!type\b)[^;]*'(?:zod\b[^']*|[^']*[/.]schema\.ts)'/m;
  expect(files.filter((file) => asValue.test(readFileSync(file, 'utf8')))).toEqual([]);
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
