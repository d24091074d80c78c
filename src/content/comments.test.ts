/** The comments on the fields are the editor's manual: there is one on each field, and its limits hold. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join(folder, name).replaceAll('\\', '/'));

/** A postal address needs no explanation. */
const plainFields = ['address', 'city', 'country'];

const program = ts.createProgram(files, {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
});
const checker = program.getTypeChecker();

describe.each(files.map((file) => [relative(folder, file), file]))('%s', (_, file) => {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read`);

  test('has a comment on each field of its types', () => {
    expect(fieldsWithoutComment(source)).toEqual([]);
  });

  test('keeps its texts within what their comments allow', async () => {
    const records = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
    const found = exportsOf(source).flatMap(({ name, ...part }) =>
      textsBeyondLimit(records[name], part, name),
    );
    expect(found).toEqual([]);
  });
});

/** Fields that begin a line; those within it are explained by its comment. A fixed value leaves nothing to explain. */
function fieldsWithoutComment(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && !(node.type && ts.isLiteralTypeNode(node.type))) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      const before = source.text.slice(source.getPositionOfLineAndCharacter(line, 0)).slice(0, character);
      const hasComment = ts.getJSDocCommentsAndTags(node).length > 0;
      const name = node.name.getText();
      if (before.trim() === '' && !hasComment && !plainFields.includes(name))
        found.push(`${line + 1}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A part of a record: what it is by its type, and the comment on it. */
type Part = { type: ts.Type | undefined; comment: string };

/** The records of a file. Types behind `satisfies` are asked for, since they carry comments and the value does not. */
function exportsOf(source: ts.SourceFile): (Part & { name: string })[] {
  const module = checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const declaration = symbol.valueDeclaration;
    if (!declaration || !ts.isVariableDeclaration(declaration)) return [];
    const value = declaration.initializer;
    const type =
      value && ts.isSatisfiesExpression(value)
        ? checker.getTypeFromTypeNode(value.type)
        : checker.getTypeOfSymbol(symbol);
    return [{ name: symbol.name, type, comment: commentOn(symbol) }];
  });
}

/** A limit on a part holds for all texts inside it, and takes the place of limits further in. */
function textsBeyondLimit(value: unknown, { type, comment }: Part, name: string): string[] {
  const isBeyond = limitIn(comment);
  if (isBeyond)
    return textsIn(value).flatMap((text) => isBeyond(text).map((why) => `${name}: ${why}: ${text}`));
  if (typeof value !== 'object' || value === null || !type) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    Array.isArray(value)
      ? textsBeyondLimit(entry, elementOf(type), `${name}[${key}]`)
      : textsBeyondLimit(entry, propertyOf(type, key), `${name}.${key}`),
  );
}

const elementOf = (type: ts.Type): Part => ({
  type: checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number),
  comment: '',
});

function propertyOf(type: ts.Type, key: string): Part {
  const kinds = type.isUnion() ? type.types : [type];
  const property = kinds.map((kind) => checker.getPropertyOfType(kind, key)).find(Boolean);
  return property
    ? { type: checker.getTypeOfSymbol(property), comment: commentOn(property) }
    : { type: checker.getIndexTypeOfType(type, ts.IndexKind.String), comment: '' };
}

const commentOn = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

/** Reads «At most 60 characters», «70–160 characters» and «no word of more than 24»; says of a text what is wrong. */
function limitIn(comment: string): ((text: string) => string[]) | undefined {
  const [, least = '0', most = ''] = /(\d+)–(\d+) characters/.exec(comment) ?? [];
  const [, longest = most] = /at most (\d+) characters/i.exec(comment) ?? [];
  const [, word = ''] = /no word of more than (\d+)/.exec(comment) ?? [];
  if (longest === '') return undefined;
  return (text) => {
    const plain = text.replaceAll('\u00ad', '');
    const words = plain.split(/[\s-]/).map(({ length }) => length);
    return [
      ...(plain.length > Number(longest) ? [`${plain.length} of ${longest}`] : []),
      ...(plain.length < Number(least) ? [`${plain.length}, less than ${least}`] : []),
      ...(word && Math.max(...words) > Number(word) ? [`a word of more than ${word}`] : []),
    ];
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
