/** The content as the compiler's own library reads it: the types behind the records, and what is wrong with them. */
import ts from 'typescript';
import { contentFiles } from './record-files.ts';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent({ ...config, files: contentFiles }, ts.sys, '.');

/** Reads the files of the content. What an unreadable one exports may be anything, so that no other file is blamed for it. */
export function readProgram(unreadable: readonly string[] = []): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  host.readFile = (file) => {
    const text = read(file);
    return unreadable.some((name) => file.endsWith(name)) ? exportingAnything(text ?? '') : text;
  };
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
export const contentProgram = (): ts.Program => (whole ??= readProgram());

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
  const program = readProgram(unreadable);
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
  const source = program.getSourceFile(file);
  const found: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(...wrongFieldsOf(node, program.getTypeChecker()));
    node.forEachChild(visit);
  };
  source?.forEachChild(visit);
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
  const missing = known.filter(
    ({ name, flags }) => !(flags & ts.SymbolFlags.Optional) && own.every(({ text }) => text !== name),
  );
  const unknown = own.filter(({ text }) => known.every(({ name }) => name !== text));
  const at = (node: ts.Node, reason: string): Said => {
    const source = node.getSourceFile();
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    return { line: line + 1, column: character + 1, reason };
  };
  if (unknown.length === 0) {
    return isWhole ? missing.map(({ name }) => at(record.parent, `Hier fehlt das Feld «${name}».`)) : [];
  }
  // Most often one is the other, misspelt.
  const lacking =
    isWhole && missing.length > 0 ? ` Es fehlt «${missing.map(({ name }) => name).join(', ')}».` : '';
  return unknown.map((name) => at(name, `Das Feld «${name.text}» gibt es hier nicht.${lacking}`));
}
