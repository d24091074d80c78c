/** How long a text may be stands in the comment on its field; here it is read from there. */
import ts from 'typescript';
import { must, type Finding } from '../findings/finding.ts';
import { contentFiles, readRecords } from '../findings/record-files.ts';
import { shorten } from './language.ts';
import { textsOf } from './record-texts.ts';

const program = ts.createProgram(contentFiles, {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
});
const checker = program.getTypeChecker();

/** The source of a file with records. Throws where there is none. */
export function sourceOf(file: string): ts.SourceFile {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read`);
  return source;
}

/** Texts of a file that are longer or shorter than the comments on their fields allow. */
export async function checkLimits(file: string): Promise<Finding[]> {
  const records = await readRecords(file);
  return exportsOf(sourceOf(file)).flatMap(({ name, ...part }) =>
    textsBeyondLimit(file, records[name], part, name),
  );
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
function textsBeyondLimit(file: string, value: unknown, { type, comment }: Part, name: string): Finding[] {
  const isBeyond = limitIn(comment);
  if (isBeyond) {
    return textsOf(value).flatMap(({ text }) =>
      isBeyond(text).map((why) => must(file, name, `${why} Text: «${shorten(text)}»`)),
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
      ...(plain.length > Number(longest) ? [`${plain.length} Zeichen, höchstens ${longest}.`] : []),
      ...(plain.length < Number(least) ? [`${plain.length} Zeichen, mindestens ${least}.`] : []),
      ...(word && Math.max(...words) > Number(word) ? [`Ein Wort hat mehr als ${word} Zeichen.`] : []),
    ];
  };
}
