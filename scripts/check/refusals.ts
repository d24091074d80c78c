/** What a schema refuses of a record, in words for somebody who does not program. */
import { z } from 'zod';
import { must, type Finding } from './findings.ts';
import { Composed, untold } from './typed.ts';

/** Something that a schema refuses, and where in the record. */
type Refusal = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What a schema has against a record of a file; `others` are records of their own, which are read where they stand. */
export function refusalsOf(
  file: string,
  name: string,
  record: unknown,
  schema: z.ZodType,
  others: ReadonlySet<unknown> = new Set(),
): Finding[] {
  const fieldsOf = new Map<unknown, readonly string[]>();
  const { error } = schema.safeParse(record, {
    reportInput: true,
    // The words follow. Here the schema itself is at hand, which knows the fields of a part.
    error: ({ inst, input }) => {
      if (inst instanceof z.ZodObject) fieldsOf.set(input, Object.keys(inst.shape));
      return '';
    },
  });
  const refusals = (error?.issues ?? []).flatMap(single).filter(({ path, input }) => {
    const around = partsOn(record, path);
    return input !== untold && !around.slice(1).some((part) => others.has(part));
  });
  const parts = Map.groupBy(refusals.filter(isOfFields), ({ path, code }) =>
    fieldNamed(name, code === 'unrecognized_keys' ? path : path.slice(0, -1)),
  );
  const finding = (field: string, reason: string, text?: unknown) =>
    must(file, field, reason, typeof text === 'string' ? text : undefined);
  return [
    ...[...parts].flatMap(([field, found]) => {
      const unknown = found.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : []));
      const [first] = found;
      const part = first && partsOn(record, first.path).at(first.code === 'unrecognized_keys' ? -1 : -2);
      const missing =
        part instanceof Composed ? [] : found.filter(isMissing).map(({ path }) => String(path.at(-1)));
      const absent = [...missing, ...(fieldsOf.get(part) ?? [])].filter((one) => !isField(part, one));
      return aboutFields(unknown, missing, absent).map(([key, reason]) =>
        finding(key === undefined ? field : `${field}.${key}`, reason),
      );
    }),
    ...refusals
      .filter((refusal) => !isOfFields(refusal))
      .map((refusal) => finding(fieldNamed(name, refusal.path), reasonOf(refusal), refusal.input)),
  ];
}

const isField = (part: unknown, name: string) => typeof part === 'object' && part !== null && name in part;

const isMissing = ({ code, input, path }: Refusal) =>
  input === undefined && path.length > 0 && code !== 'unrecognized_keys';

const isOfFields = (refusal: Refusal) => refusal.code === 'unrecognized_keys' || isMissing(refusal);

/** A record and its parts on the way to a place in it. */
const partsOn = (record: unknown, path: Path): unknown[] =>
  path.reduce<unknown[]>(
    (parts, key) => [...parts, (parts.at(-1) as Record<PropertyKey, unknown> | undefined)?.[key]],
    [record],
  );

const fieldNamed = (name: string, path: Path) =>
  path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : `${field}.${String(key)}`),
    name,
  );

/** Of a choice between kinds what it has against the one that is meant: that which is refused for the least reason. */
function single(refusal: Refusal): Refusal[] {
  if (refusal.code !== 'invalid_union') return [refusal];
  const { path, input } = refusal;
  if (refusal.discriminator !== undefined) {
    const form = (input as Record<string, unknown>)[refusal.discriminator];
    const values = 'options' in refusal ? (refusal.options ?? []) : [];
    return [{ code: 'invalid_value', values: values.map(String), path, input: form, message: '' }];
  }
  const [meant] = refusal.errors
    .filter((kind) => !kind.some((one) => one.code === 'invalid_type' && one.path.length === 0))
    .toSorted((a, b) => a.length - b.length);
  return meant?.flatMap((one) => single({ ...one, path: [...path, ...one.path] })) ?? [refusal];
}

/** What is said of fields that nobody knows or that are missing; most often one is the other, misspelt. */
function aboutFields(
  unknown: readonly string[],
  missing: readonly string[],
  absent: readonly string[],
): [field: string | undefined, reason: string][] {
  const meant = new Map(unknown.map((name) => [name, absent.find((one) => isAlike(name, one))]));
  const lost = missing.filter((name) => ![...meant.values()].includes(name)).join(', ');
  const isSaid = [...meant.values()].includes(undefined);
  const fields = lost.includes(', ') ? 'fehlen die Felder' : 'fehlt das Feld';
  const found = [...meant].map(([name, one]): [string, string] => {
    const rest = one ? ` Gemeint ist vielleicht «${one}».` : lost && ` Es fehlt «${lost}».`;
    return [name, `Das Feld «${name}» gibt es hier nicht.${rest}`];
  });
  return lost === '' || isSaid ? found : [...found, [undefined, `Hier ${fields} «${lost}».`]];
}

/** Whether few letters make one name of another. */
function isAlike(one: string, other: string): boolean {
  const [from, to] = [one.toLowerCase(), other.toLowerCase()];
  const first = Array.from({ length: to.length + 1 }, (_, index) => index);
  const last = [...from].reduce(
    (above, letter, row) =>
      [...to].reduce<number[]>(
        (line, target, column) => [
          ...line,
          Math.min(
            (line[column] ?? 0) + 1,
            (above[column + 1] ?? 0) + 1,
            (above[column] ?? 0) + (letter === target ? 0 : 1),
          ),
        ],
        [row + 1],
      ),
    first,
  );
  return (last.at(-1) ?? Infinity) <= 0.4 * to.length;
}

/** What each kind of value is called where it is asked for. */
const kinds: Readonly<Record<string, string>> = {
  string: 'ist ein Text zwischen Anführungszeichen',
  number: 'ist eine Zahl ohne Anführungszeichen',
  boolean: 'ist true oder false',
  array: 'ist eine Liste in eckigen Klammern',
  tuple: 'ist eine Liste in eckigen Klammern, mit der verlangten Anzahl',
  object: 'sind Felder in geschweiften Klammern, siehe die Erklärung über dem Feld',
};

const entries = (count: number) => (count === 1 ? 'steht 1 Eintrag' : `stehen ${count} Einträge`);

/** What is wrong with a value. The locale of zod would call it «ungültige Eingabe: erwartet string». */
function reasonOf(refusal: Refusal): string {
  const { input } = refusal;
  const isWrong = `${standing(input)} passt hier nicht.`;
  const count = Array.isArray(input) ? input.length : 0;
  switch (refusal.code) {
    case 'custom':
      return refusal.message || `${isWrong} Verlangt ist ${refusal.params?.['asked']}.`;
    case 'invalid_type':
      return `${isWrong} Verlangt ${kinds[refusal.expected] ?? `ist ${refusal.expected}`}.`;
    case 'invalid_value': {
      const values = refusal.values.map(String);
      if (values.length === 1) return `${isWrong} Verlangt ist «${values[0]}».`;
      const meant = values.find((value) => isAlike(String(input), value));
      return `${isWrong}${meant ? ` Gemeint ist vielleicht «${meant}».` : ''} Möglich: ${values.join(' | ')}.`;
    }
    case 'too_small':
      return `Hier ${entries(count)}, verlangt sind ${refusal.minimum}.`;
    case 'too_big':
      return `Hier ${entries(count)}, verlangt sind ${refusal.maximum}.`;
    default:
      return `${isWrong} Was verlangt ist, sagt die Erklärung über dem Feld.`;
  }
}

/** What stands in the field: its text, or what kind of thing it is. */
function standing(value: unknown): string {
  if (Array.isArray(value)) return 'Eine Liste';
  if (typeof value === 'number') return 'Eine Zahl';
  return typeof value === 'object' && value !== null ? '«{ … }»' : `«${String(value)}»`;
}
