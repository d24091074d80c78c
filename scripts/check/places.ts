/** Where in a file of the content the fields of its records stand, such as `home.hero.statistics[0].value`. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { FoundText } from './record-texts.ts';

/** A field of a record in its file. */
export interface Place {
  field: string;
  line: number;
}

/** Where a text stands, and whether it is typed there as it is, rather than put together from others. */
interface TextPlace extends Place {
  isTyped: boolean;
}

interface Spot {
  field: string;
  node: ts.Node;
}

/** What is asked of a file about the places in it. */
export interface Places {
  /** The field in which a position lies; its name is empty outside of records. */
  at(line: number, column: number): Place;
  /** The place of a field, whose name may lack that of its record; a text is also known by itself. */
  of(field: string, text?: string, about?: string): TextPlace | undefined;
  /** The texts as they are typed. */
  texts(): FoundText[];
}

/** Reads a file of the content, also one that is not sound. */
export function placesIn(file: string): Places {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
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
      const named = spots.filter(
        (spot) => spot.field === field || spot.field.replace(/^\w+\.?/, '') === field,
      );
      if (text === undefined) return named[0] && { ...placeOf(named[0]), isTyped: true };
      const spot = named.find((one) => mayPrint(one, text)) ?? spots.find((one) => typedIn(one) === text);
      if (spot) return { ...placeOf(spot), isTyped: typedIn(spot) === text };
      const part = partOf(source, text, about);
      return part && { ...placeOf({ field, node: part }), isTyped: false };
    },
    texts: () =>
      spots.flatMap((spot) => {
        const text = typedIn(spot);
        return text === undefined ? [] : [{ field: spot.field, text }];
      }),
  };
}

/** All fields of a file, what contains others before these. */
function spotsIn(source: ts.SourceFile): Spot[] {
  const spots: Spot[] = [];
  const visit = (node: ts.Node, around: string): void => {
    const field = nameOf(node, around);
    if (field !== around) spots.push({ field, node });
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

const valueOf = ({ node }: Spot) =>
  ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.initializer : node;

/** The text between the quotes of a field; undefined where it is put together. */
function typedIn(spot: Spot): string | undefined {
  const value = valueOf(spot);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** Whether a field can print a text: it says so, has gaps to be filled, or takes it from elsewhere, which in a function is no field of the record. */
function mayPrint(spot: Spot, text: string): boolean {
  const value = valueOf(spot);
  if (!value || !ts.isTemplateExpression(value)) {
    return (
      typedIn(spot) === text ||
      (typedIn(spot) === undefined && !ts.findAncestor(spot.node, ts.isFunctionLike))
    );
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
  const [quoted = ''] = /(?<=«).+?(?=»)/.exec(about) ?? [];
  const weight = ({ typed }: { typed: string }) => typed.length + (typed.includes(quoted) ? text.length : 0);
  return parts.toSorted((a, b) => weight(b) - weight(a))[0]?.node;
}
