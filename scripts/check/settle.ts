/** Makes one list of what many checks have found: each mistake once, at the place where the owner has typed it. */
import { existsSync } from 'node:fs';
import ts from 'typescript';
import { quotedIn, type Finding } from './findings.ts';
import { contentFiles, type FoundText } from './records.ts';
import { sourceOf } from './typed.ts';

/** A finding and whether its field is typed in its file, rather than put together from others. */
interface Placed {
  finding: Finding;
  isTyped: boolean;
}

/**
 * What the schemas refuse of a field is all that is said of it and of what contains it. Of the others the first stays: what
 * reads a record comes before what compares several.
 */
export function settle(refused: readonly Finding[], others: readonly Finding[]): Finding[] {
  const files = new Map<string, Places>();
  const settled = (findings: readonly Finding[]) => {
    const placed = findings.map((finding) => place(finding, files));
    const rest = [...Map.groupBy(placed, keyOf).values()].flatMap(([first]) => first ?? []);
    return rest
      .filter((one) => one.isTyped || !rest.some((other) => isSource(other, one.finding)))
      .map(({ finding }) => finding);
  };
  const first = settled(refused);
  return [...first, ...settled(others).filter((finding) => !first.some((one) => isIn(one, finding)))];
}

/** Whether a field is another or a part of it. */
const isIn = (part: Finding, whole: Finding) =>
  part.file === whole.file &&
  part.field.startsWith(whole.field) &&
  /^(?:$|[.[])/.test(part.field.slice(whole.field.length));

const isContent = (file: string) => /^src\/content\/.*\.ts$/.test(file);

function place(finding: Finding, files: Map<string, Places>): Placed {
  const { file, field, text } = finding;
  if (!isContent(file) || !existsSync(file)) return { finding, isTyped: true };
  const placesOf = (name: string) => {
    const places = files.get(name) ?? placesIn(name);
    files.set(name, places);
    return places;
  };
  const found = placesOf(file).of(field, text, finding.reason);
  if (found) return { finding: { ...finding, field: found.field, line: found.line }, isTyped: found.isTyped };
  // A page prints what stands in other files too.
  const isTypedIn = (name: string) =>
    placesOf(name)
      .texts()
      .some((typed) => typed.text === text);
  const [source, ...more] = text ? contentFiles.filter(isTypedIn) : [];
  return source === undefined || more.length > 0
    ? { finding, isTyped: text === undefined }
    : place({ ...finding, file: source }, files);
}

/** A text that is put together may be printed in several fields, from one line; a part of many entries stands nowhere. */
const keyOf = ({ finding: { file, field, line, reason, text }, isTyped }: Placed) => {
  if (line === undefined && text === undefined && isContent(file)) return `${file} ${reason}`;
  return `${file} ${isTyped || line === undefined ? field : line} ${reason}`;
};

/** Whether a text that is put together has its mistake from another, which is named too; an empty one leaves gaps. */
const isSource = ({ finding: { reason, text }, isTyped }: Placed, other: Finding) =>
  isTyped && (text === '' || (text !== undefined && reason === other.reason && other.text?.includes(text)));

/** A field of a record in its file, such as `home.hero.statistics[0].value`. */
interface Place {
  field: string;
  line: number;
}

/** What is asked of a file about the places in it. */
interface Places {
  /** The field in which a position lies; its name is empty outside of records. */
  at(line: number, column: number): Place;
  /**
   * The place of a field, whose name may lack that of its record; a text is also known by itself. `isTyped`: it stands there
   * as it is, rather than put together from others.
   */
  of(field: string, text?: string, about?: string): (Place & { isTyped: boolean }) | undefined;
  /** The texts as they are typed. */
  texts(): FoundText[];
}

/** Reads a file of the content, also one that is not sound. */
export function placesIn(file: string): Places {
  const source = sourceOf(file);
  const spots = spotsIn(source);
  const placeOf = ({ field, node }: Spot): Place => ({
    field,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  });
  return {
    at(line, column) {
      const position = source.getPositionOfLineAndCharacter(line - 1, column - 1);
      const inside = spots.filter(({ node }) => node.getStart() <= position && position < node.getEnd());
      return { field: inside.at(-1)?.field ?? '', line };
    },
    of(field, text, about) {
      const inRecord = (name: string) => name.replace(/^\w+\.?/, '');
      const named = spots.filter((spot) => spot.field === field || inRecord(spot.field) === field);
      if (text === undefined) {
        // A record may be exported by another name than it is typed.
        const isPart = field.startsWith('.', field.search(/\W/));
        const spot = named[0] ?? spots.find((one) => isPart && inRecord(one.field) === inRecord(field));
        return spot && { ...placeOf(spot), isTyped: true };
      }
      const spot = named.find((one) => mayPrint(one, text)) ?? spots.find(({ typed }) => typed === text);
      if (spot) return { ...placeOf(spot), isTyped: spot.typed === text };
      const part = partOf(source, text, about);
      return part && { ...placeOf({ field, node: part }), isTyped: false };
    },
    texts: () => spots.flatMap(({ field, typed }) => (typed === undefined ? [] : [{ field, text: typed }])),
  };
}

interface Spot {
  field: string;
  node: ts.Node;
  /** What stands in the field. */
  value?: ts.Node | undefined;
  /** The text between its quotes; undefined where it is put together. */
  typed?: string | undefined;
}

/** All fields of a file, what contains others before these. */
function spotsIn(source: ts.SourceFile): Spot[] {
  const spots: Spot[] = [];
  const visit = (node: ts.Node, around: string): void => {
    const field = nameOf(node, around);
    if (field !== around) {
      const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
      const value = isNamed ? node.initializer : node;
      spots.push({
        field,
        node,
        value,
        typed: value && ts.isStringLiteralLike(value) ? value.text : undefined,
      });
    }
    node.forEachChild((child) => visit(child, field));
  };
  source.forEachChild((node) => visit(node, ''));
  return spots;
}

/** The name of a field, an entry or a record; that of what is around it for everything else. */
function nameOf(node: ts.Node, around: string): string {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
    if (!ts.isIdentifier(node.name) && !ts.isStringLiteral(node.name)) return around;
    return around === '' ? node.name.text : `${around}.${node.name.text}`;
  }
  if (!ts.isArrayLiteralExpression(node.parent)) return around;
  return `${around}[${node.parent.elements.findIndex((entry) => entry === node)}]`;
}

/** Whether a field can print a text: it says so, has gaps to be filled, or takes it from elsewhere, which in a function is no field of the record. */
function mayPrint({ node, value, typed }: Spot, text: string): boolean {
  if (!value || !ts.isTemplateExpression(value)) {
    return typed === text || (typed === undefined && !ts.findAncestor(node, ts.isFunctionLike));
  }
  const end = value.templateSpans.at(-1)?.literal.text ?? '';
  return text.startsWith(value.head.text) && text.endsWith(end);
}

/** Of a text that a function puts together: the part that what is said is about, or else the longest. */
function partOf(source: ts.SourceFile, text: string, about = ''): ts.Node | undefined {
  const parts: { node: ts.Node; typed: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      if (node.text.trim() !== '' && text.includes(node.text)) parts.push({ node, typed: node.text });
    }
    node.forEachChild(visit);
  };
  visit(source);
  const quoted = quotedIn(about);
  const weight = ({ typed }: { typed: string }) => typed.length + (typed.includes(quoted) ? text.length : 0);
  return parts.toSorted((a, b) => weight(b) - weight(a))[0]?.node;
}
