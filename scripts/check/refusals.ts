/** What a schema refuses of a record, in words for somebody who does not program. */
import { z } from 'zod';
import { mistake, type Finding } from './findings.ts';
import { withoutQuotes } from './syntax.ts';
import { BareWord, untold } from './typed.ts';

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
    const inside = partsOn(record, path).slice(1);
    // What is there and nothing is put together from a field that is missing elsewhere.
    const around = partsOn(record, path).at(-2);
    const isLost = input === undefined && Object.hasOwn(Object(around) as object, path.at(-1) ?? '');
    return input !== untold && !isLost && !inside.some((part) => others.has(part));
  });
  const missingIn = (part: unknown) =>
    refusals.filter((one) => isMissing(one) && partsOn(record, one.path).at(-2) === part).map(lastOf);
  const withStrangers = new Set(
    refusals.filter(({ code }) => code === 'unrecognized_keys').map(({ input }) => input),
  );
  return refusals.flatMap((refusal) => {
    const { path, input } = refusal;
    if (refusal.code === 'unrecognized_keys') {
      const absent = (fieldsOf.get(input) ?? []).filter((one) => !(one in (input as object)));
      const lost = missingIn(input).filter((one) => !refusal.keys.some((key) => isAlike(key, one)));
      return refusal.keys.map((key) =>
        mistake(file, fieldNamed(name, [...path, key]), aboutStranger(key, lost, absent)),
      );
    }
    if (!isMissing(refusal)) {
      const text = typeof input === 'string' ? input : undefined;
      return [mistake(file, fieldNamed(name, path), reasonOf(refusal), text)];
    }
    const part = partsOn(record, path).at(-2);
    const reason = `Hier fehlt das Feld «${lastOf(refusal)}».`;
    return withStrangers.has(part) ? [] : [mistake(file, fieldNamed(name, path.slice(0, -1)), reason)];
  });
}

/** What is said of a field that nobody knows: most often it is one that is missing, misspelt. */
function aboutStranger(name: string, lost: readonly string[], absent: readonly string[]): string {
  const meant = absent.find((one) => isAlike(name, one));
  const hint = meant ? ` Gemeint ist vielleicht «${meant}».` : '';
  const others = lost.length > 0 ? ` Es fehlt «${lost.join(', ')}».` : '';
  return `Das Feld «${name}» gibt es hier nicht.${hint}${others}`;
}

const lastOf = ({ path }: Refusal) => String(path.at(-1));

const isMissing = ({ code, input, path }: Refusal) =>
  input === undefined && path.length > 0 && code !== 'unrecognized_keys';

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

/** The pairs of letters in a word. */
const pairsOf = (word: string) =>
  new Set(
    Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.toLowerCase().slice(at, at + 2)),
  );

/** Whether two words have half of their pairs of letters in common, as one has that is the other, misspelt. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  return 4 * first.intersection(second).size >= first.size + second.size;
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
  if (refusal.message !== '') return refusal.message;
  if (input instanceof BareWord) return `${withoutQuotes(input.word)}.`;
  const isWrong = `${standing(input)} passt hier nicht.`;
  const isNone = typeof input === 'number' ? `«${input}» passt hier nicht.` : isWrong;
  const count = Array.isArray(input) ? input.length : 0;
  switch (refusal.code) {
    case 'custom':
      return `${isNone} Verlangt ist ${refusal.params?.['asked']}.`;
    case 'invalid_type':
      return `${isWrong} Verlangt ${kinds[refusal.expected] ?? `ist ${refusal.expected}`}.`;
    case 'invalid_value': {
      const values = refusal.values.map(String);
      const isNumber = refusal.values.every((value) => typeof value === 'number');
      if (isNumber && typeof input === 'string') return `${isWrong} Verlangt ${kinds['number']}.`;
      if (values.length === 1) return `${isWrong} Verlangt ist «${values[0]}».`;
      const meant = values.find((value) => typeof input === 'string' && isAlike(input, value));
      return `${isNone}${meant ? ` Gemeint ist vielleicht «${meant}».` : ''} Möglich: ${values.join(' | ')}.`;
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
  if (typeof value === 'function') return 'Ein Wort ohne Anführungszeichen';
  return typeof value === 'object' && value !== null ? '«{ … }»' : `«${String(value)}»`;
}
