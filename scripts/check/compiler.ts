/** The content as the compiler's own library reads it: how long the texts may be, and what is wrong with the records. */
import ts from 'typescript';
import { must, only, type Finding } from './findings.ts';
import { contentFiles, partsOf, readRecords, textsOf } from './records.ts';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent({ ...config, files: contentFiles }, ts.sys, '.');

/** Reads the files of the content. What an unreadable one exports may be anything, so that no other file is blamed for it. */
function readProgram(unreadable: readonly string[] = [], known?: ts.Program): ts.Program {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  // What has been read and can be read is not parsed again.
  host.getSourceFile = (file, target, ...more) =>
    unreadable.some((name) => file.endsWith(name))
      ? ts.createSourceFile(file, exportingAnything(host.readFile(file) ?? ''), target)
      : (known?.getSourceFile(file) ?? getSourceFile(file, target, ...more));
  const ofContent = { ...options, types: [], incremental: false, noImplicitAny: false };
  return ts.createProgram(contentFiles, ofContent, host);
}

const exportingAnything = (text: string) =>
  [...text.matchAll(/^export (?:async )?(const|function|type|interface) (\w+)/gm)]
    .map(([, kind = '', name = '']) =>
      /const|function/.test(kind)
        ? `export declare const ${name}: any;`
        : `export type ${name}<_A = any, _B = any> = any;`,
    )
    .join('\n');

let whole: ts.Program | undefined;

/** All files of the content, read once. */
const contentProgram = (): ts.Program => (whole ??= readProgram());

/** The values that a name stands for which the compiler says instead of them, such as `PosterMotif`. */
export function valuesOf(name: string, inFile: string): string {
  const program = contentProgram();
  const [alias] = [inFile, ...contentFiles].flatMap((file) =>
    (program.getSourceFile(file)?.statements ?? []).filter(
      (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
    ),
  );
  const checker = program.getTypeChecker();
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  return alias ? checker.typeToString(checker.getTypeAtLocation(alias), undefined, flags) : name;
}

/** What is wrong with the files that can be read, in the compiler's words. */
export function diagnosticsBeside(unreadable: readonly string[]): string {
  const program = readProgram(unreadable, contentProgram());
  const found = contentFiles
    .filter((file) => !unreadable.includes(file))
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
  return ts.formatDiagnostics(found, ts.createCompilerHost(options));
}

/** A place in a file, and what is said of a record there. */
interface Said {
  line: number;
  column: number;
  reason: string;
}

/** Fields that records of a file lack or do not know: where another field is wrong, the compiler does not say so. */
export function wrongFieldsIn(file: string, program = contentProgram()): Said[] {
  const found: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(...wrongFieldsOf(node, program.getTypeChecker()));
    node.forEachChild(visit);
  };
  program.getSourceFile(file)?.forEachChild(visit);
  return found;
}

/** Whether a record is only a part of the one around it. */
const isSpread = ({ parent }: ts.Node): boolean =>
  ts.isSpreadAssignment(parent) ||
  ((ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) && isSpread(parent));

function wrongFieldsOf(record: ts.ObjectLiteralExpression, checker: ts.TypeChecker): Said[] {
  const type = isSpread(record) ? undefined : checker.getContextualType(record);
  const isRecord = type && type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  // A list by name has fields of any name.
  if (!isRecord || checker.getIndexInfosOfType(type).length > 0) return [];
  const known = type.getProperties();
  const own = record.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name] : [],
  );
  const isWhole = own.length === record.properties.length;
  const missing = known
    .filter(
      ({ name, flags }) =>
        isWhole && !(flags & ts.SymbolFlags.Optional) && own.every(({ text }) => text !== name),
    )
    .map(({ name }) => name);
  const unknown = own.filter(({ text }) => known.every(({ name }) => name !== text));
  const at = (node: ts.Node, reason: string): Said => {
    const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
    return { line: line + 1, column: character + 1, reason };
  };
  if (unknown.length === 0) {
    return missing.map((name) => at(record.parent, `Hier fehlt das Feld «${name}».`));
  }
  // Most often one is the other, misspelt.
  const lacking = missing.length > 0 ? ` Es fehlt «${missing.join(', ')}».` : '';
  return unknown.map((name) => at(name, `Das Feld «${name.text}» gibt es hier nicht.${lacking}`));
}

/** The source of a file with records. Throws where there is none. */
export function sourceOf(file: string): ts.SourceFile {
  const source = contentProgram().getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read`);
  return source;
}

/** Texts of a file that are longer or shorter than their types allow (`src/content/limits.ts`). */
export const checkLimits = async (file: string): Promise<Finding[]> =>
  textsBeyondLimits(file, await readRecords(file));

/** The same of records that have been read. */
export function textsBeyondLimits(file: string, records: Readonly<Record<string, unknown>>): Finding[] {
  const checker = contentProgram().getTypeChecker();
  const module = checker.getSymbolAtLocation(sourceOf(file));
  // Types behind `satisfies` are asked for, since they carry limits and the value does not.
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const declaration = symbol.valueDeclaration;
    if (!declaration || !ts.isVariableDeclaration(declaration)) return [];
    const written = writtenType(declaration);
    const type = written ? checker.getTypeFromTypeNode(written) : checker.getTypeOfSymbol(symbol);
    const part = { type, limit: limitIn(written) };
    return textsBeyondLimit(records[symbol.name], part, symbol.name, checker).map(({ field, text, why }) =>
      must(file, field, why, text),
    );
  });
}

/** A part of a record: its type, and how long its texts may be. */
type Part = { type: ts.Type | undefined; limit?: Limit | undefined };
type Limit = { most?: number; fewest?: number; inWord?: number };

/** A limit on a part holds for all texts inside it, and takes the place of limits further in. */
function textsBeyondLimit(
  record: unknown,
  { type, limit }: Part,
  name: string,
  checker: ts.TypeChecker,
): { field: string; text: string; why: string }[] {
  if (limit) {
    return textsOf(record).flatMap(({ text }) =>
      beyond(limit, text).map((why) => ({ field: name, text, why })),
    );
  }
  return partsOf(type && record, name).flatMap(({ field, key, value }) =>
    textsBeyondLimit(value, partAt(type, Array.isArray(record) ? null : key, checker), field, checker),
  );
}

/** A field of a type, or, without a name, an entry of a list. */
function partAt(type: ts.Type | undefined, key: string | null, checker: ts.TypeChecker): Part {
  if (!type) return { type };
  if (key === null) {
    return { type: checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number) };
  }
  const kinds = type.isUnion() ? type.types : [type];
  const property = kinds.map((kind) => checker.getPropertyOfType(kind, key)).find(Boolean);
  if (!property) return { type: checker.getIndexTypeOfType(type, ts.IndexKind.String) };
  const limit = property.declarations?.map((field) => limitIn(writtenType(field))).find(Boolean);
  return { type: checker.getTypeOfSymbol(property), limit };
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
  return only(
    plain.length > most && `${plain.length} Zeichen, höchstens ${most}.`,
    plain.length < fewest && `${plain.length} Zeichen, mindestens ${fewest}.`,
    Math.max(...words) > inWord && `Ein Wort hat mehr als ${inWord} Zeichen.`,
  );
}
