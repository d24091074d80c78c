/** How long a text may be stands in the type of its field (`src/content/limits.ts`); here it is read from there. */
import ts from 'typescript';
import { must, type Finding } from './finding.ts';
import { contentProgram } from './program.ts';
import { readRecords } from './record-files.ts';
import { textsOf } from './record-texts.ts';

const program = contentProgram();
const checker = program.getTypeChecker();

/** The source of a file with records. Throws where there is none. */
export function sourceOf(file: string): ts.SourceFile {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read`);
  return source;
}

/** Texts of a file that are longer or shorter than their types allow. */
export const checkLimits = async (file: string): Promise<Finding[]> =>
  textsBeyondLimits(file, await readRecords(file));

/** The same of records that have been read. */
export const textsBeyondLimits = (file: string, records: Readonly<Record<string, unknown>>): Finding[] =>
  exportsOf(sourceOf(file)).flatMap(({ name, ...part }) => textsBeyondLimit(file, records[name], part, name));

/** A part of a record: its type, and how long its texts may be. */
type Part = { type: ts.Type | undefined; limit?: Limit | undefined };
type Limit = { most?: number; fewest?: number; inWord?: number };

/** The records of a file. Types behind `satisfies` are asked for, since they carry limits and the value does not. */
function exportsOf(source: ts.SourceFile): (Part & { name: string })[] {
  const module = checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    if (!symbol.valueDeclaration || !ts.isVariableDeclaration(symbol.valueDeclaration)) return [];
    const written = writtenType(symbol.valueDeclaration);
    const type = written ? checker.getTypeFromTypeNode(written) : checker.getTypeOfSymbol(symbol);
    return [{ name: symbol.name, type, limit: limitIn(written) }];
  });
}

/** A limit on a part holds for all texts inside it, and takes the place of limits further in. */
function textsBeyondLimit(file: string, value: unknown, { type, limit }: Part, name: string): Finding[] {
  if (limit) {
    return textsOf(value).flatMap(({ text }) =>
      beyond(limit, text).map((why) => must(file, name, why, text)),
    );
  }
  if (typeof value !== 'object' || value === null || !type) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    Array.isArray(value)
      ? textsBeyondLimit(file, entry, elementOf(type), `${name}[${key}]`)
      : textsBeyondLimit(file, entry, propertyOf(type, key), `${name}.${key}`),
  );
}

const elementOf = (type: ts.Type): Part => ({
  type: checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number),
});

function propertyOf(type: ts.Type, key: string): Part {
  const kinds = type.isUnion() ? type.types : [type];
  const property = kinds.map((kind) => checker.getPropertyOfType(kind, key)).find(Boolean);
  return property
    ? {
        type: checker.getTypeOfSymbol(property),
        limit: property.declarations?.map((field) => limitIn(writtenType(field))).find(Boolean),
      }
    : { type: checker.getIndexTypeOfType(type, ts.IndexKind.String) };
}

/** The type that stands at a field or a record. */
function writtenType(node?: ts.Node): ts.TypeNode | undefined {
  if (!node) return undefined;
  if (ts.isPropertySignature(node) || ts.isSatisfiesExpression(node)) return node.type;
  if (ts.isCallExpression(node)) return writtenType(node.arguments.at(-1));
  if (ts.isVariableDeclaration(node)) return node.type ?? writtenType(node.initializer);
  return ts.isPropertyAssignment(node) ? writtenType(node.initializer) : undefined;
}

/** What `AtMost<60>`, `Between<70, 160>` and `NoWordOver<24, AtMost<60>>` say. */
export function limitIn(type?: ts.TypeNode): Limit | undefined {
  if (!type || !ts.isTypeReferenceNode(type)) return undefined;
  const [first, second] = type.typeArguments ?? [];
  const [number, other] = [Number(first?.getText()), Number(second?.getText())];
  switch (type.typeName.getText()) {
    case 'AtMost':
      return { most: number };
    case 'Between':
      return { fewest: number, most: other };
    case 'NoWordOver':
      return { ...limitIn(second), inWord: number };
    default:
      return undefined;
  }
}

/** What is wrong with the length of a text. */
function beyond({ most = Infinity, fewest = 0, inWord = Infinity }: Limit, text: string): string[] {
  const plain = text.replaceAll('\u00ad', '');
  const words = plain.split(/[\s-]/).map(({ length }) => length);
  return [
    ...(plain.length > most ? [`${plain.length} Zeichen, höchstens ${most}.`] : []),
    ...(plain.length < fewest ? [`${plain.length} Zeichen, mindestens ${fewest}.`] : []),
    ...(Math.max(...words) > inWord ? [`Ein Wort hat mehr als ${inWord} Zeichen.`] : []),
  ];
}
