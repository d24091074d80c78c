/** What TypeScript says of the types of the records, in words for somebody who does not program. */
import { execFile } from 'node:child_process';
import { diagnosticsBeside, valuesOf, wrongFieldsIn } from './compiler.ts';
import { must, type Finding } from './findings.ts';
import { placesIn } from './settle.ts';
import { quotesMissing, withoutQuotes } from './syntax.ts';

/** Runs the compiler, which remembers what it has seen, and explains what it finds. */
export const checkTypes = (): Promise<Finding[]> =>
  new Promise((resolve) => {
    const args = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false'];
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (_, output) =>
      resolve(withoutEchoes(withFields(explain(output)))),
    );
  });

/** With the fields that are missing or unknown beside one that is wrong, of which the compiler says nothing. */
function withFields(found: readonly Finding[]): Finding[] {
  const files = new Set(found.map(({ file }) => file).filter(isContent));
  const others = [...files].flatMap((file) =>
    wrongFieldsIn(file).map(({ line, column, reason }) => {
      const { field } = placesIn(file).at(line, column);
      return { ...must(file, field, reason), line };
    }),
  );
  const isNew = ({ file, field }: Finding) =>
    found.every((finding) => finding.file !== file || finding.field !== field);
  return [...found, ...others.filter(isNew)];
}

/** Without readings of a field whose loss is named itself. */
export const withoutEchoes = (found: readonly Finding[]): Finding[] =>
  found.filter(({ reason }) => {
    const [, read] = reading.exec(reason) ?? [];
    return !read || found.every((other) => reading.test(other.reason) || !other.reason.includes(`«${read}»`));
  });

const reading = /^Hier wird (?:das Feld )?«(.*?)» gelesen/;

/** The same where it says nothing of types, since some files cannot be read: what the records in the others have wrong. */
export const checkTypesBeside = (unreadable: readonly string[]): Finding[] =>
  withoutEchoes(explain(diagnosticsBeside(unreadable))).filter(({ line }) => line !== undefined);

/**
 * The output of the compiler as findings. What a mistake in the content makes wrong elsewhere is none of its own: in a
 * program, in a record that contains the wrong one, or in words that tell nobody anything.
 */
export function explain(output: string): Finding[] {
  const all = [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error TS(\d+): (.*)((?:\n .*)*)/gm)];
  const found = all.map(
    ([, file = '', row = '', column = '', code = '', message = '', more = '']): Finding => {
      if (!isContent(file)) return must(file, `Zeile ${row}`, ofProgram(file, message));
      const { field, line } = placesIn(file).at(Number(row), Number(column));
      const messages = [message, ...more.split('\n')];
      const reason = (isHost.test(field) && ofHost(file, messages)) || inGerman(file, code, messages);
      return field === '' ? must(file, `Zeile ${line}`, reason) : { ...must(file, field, reason), line };
    },
  );
  const inContent = found.filter(({ file }) => isContent(file));
  const inPrograms = [
    ...new Map(
      found.filter(({ file }) => !isContent(file)).map((finding) => [finding.reason, finding]),
    ).values(),
  ];
  const clear = inContent.filter(({ reason }) => !reason.startsWith(unclear));
  const own = inContent.filter((finding) => {
    const inFile = clear.filter(({ file }) => file === finding.file);
    if (finding.reason.startsWith(unclear)) return inFile.length === 0;
    // What is computed of the wrong, such as a number of `CH-8000`, is wrong too, and a text without quotes may be several words.
    const isSame = ({ field, line, reason }: Finding) =>
      field === finding.field ||
      (line === finding.line && [reason, finding.reason].every((one) => one.includes(quotesMissing)));
    if (inFile.find(isSame) !== finding) return false;
    const [, idle] = /^(«.*?») braucht niemand mehr/.exec(finding.reason) ?? [];
    if (idle && clear.some(({ reason }) => reason.includes(`vor ${idle} das Wort export`))) return false;
    // A whole record repeats what is said of its part, or of the record that it is made of.
    const same = inFile.filter(({ reason }) => reason === finding.reason);
    return depth(finding) > 1 || (same[0] === finding && same.every((other) => depth(other) === 1));
  });
  // Fields that programs read and no record has, where a record may have any: nothing else in the content says so.
  const unlisted = [...output.matchAll(/Property '(.*?)' does not exist on type '\{/g)].map(
    ([, name]) => name,
  );
  const lost = inPrograms.filter(({ reason }) => {
    const [, name] = reading.exec(reason) ?? [];
    return name && unlisted.includes(name) && !own.some((other) => other.reason.includes(`«${name}»`));
  });
  return [...own, ...(inContent.length === 0 ? inPrograms : lost)];
}

const depth = ({ field }: Finding) => field.split(/[.[]/).length;

const drawings = 'src/components/drawings/';

/** What is said of a program: a field that its record has lost, or a picture that nobody has drawn. Whoever changes a program reads what the compiler says. */
function ofProgram(file: string, message: string): string {
  const [, lost] = /^Property '(.*?)' does not exist on type/.exec(message) ?? [];
  const [, one, several] =
    /^(?:Property '(.*?)' is missing in type|Type .* is missing the following properties from type .*: (.*?)$)/.exec(
      message,
    ) ?? [];
  const undrawn = one ?? several;
  if (undrawn !== undefined && file.startsWith(drawings)) {
    return `Zum Bild «${undrawn.replace(/^"|"$/g, '')}» fehlt die Zeichnung (${file}).`;
  }
  return lost ? `Hier wird das Feld «${lost}» gelesen, das in src/content/ fehlt.` : message;
}

/** Said where the compiler's words would tell nobody anything. */
const unclear = 'Das passt nicht zu dem, was die Erklärung über dem Feld verlangt';

const isContent = (file: string) => /^src\/content\/(?!.*\.test\.ts$)/.test(file);

/** The field that names somebody of the team. */
const isHost = /(?:^|\.)host$/;

function ofHost(file: string, messages: readonly string[]): string | undefined {
  const [, given, wanted = ''] =
    /[Tt]ype '"(.*?)"' is not assignable to type '(.*?)'/.exec(messages.join(' ')) ?? [];
  const posts = wanted.replace(/ \| undefined$/, '');
  return given && `Eine Person «${given}» gibt es in src/content/team.ts nicht. ${asked(posts, file)}`;
}

/** What a type asks for, in words. */
function asked(wanted: string, file: string): string {
  const type = /^\w+$/.test(wanted) && wordsFor(wanted) === undefined ? valuesOf(wanted, file) : wanted;
  const words = wordsFor(type);
  if (words) return `Verlangt ist ${words}.`;
  const kinds = type.split(' | ');
  if (kinds.every((kind) => /^(?:"[^"]*"|\d+|true|null)$/.test(kind))) {
    return kinds.length === 1 ? `Verlangt ist «${value(type)}».` : `Möglich: ${value(type)}.`;
  }
  if (kinds.every((kind) => /^`[^`]*`$/.test(kind))) {
    return `Verlangt ist ein Text wie ${kinds.map(example).join(' oder ')}.`;
  }
  return 'Verlangt sind Felder in geschweiften Klammern, siehe die Erklärung über dem Feld.';
}

/** A text of a kind such as `${number}–${number} Tage`. */
function example(kind: string): string {
  let number = 0;
  return `«${kind.slice(1, -1).replaceAll('${number}', () => String((number += 1)))}»`;
}

const wordsOf: readonly (readonly [type: RegExp, words: string])[] = [
  [/^`\+/, 'eine Nummer mit Landesvorwahl, wie +41 44 000 00 00'],
  [/@/, 'eine E-Mail-Adresse'],
  [/MWST/, 'eine MWST-Nummer, wie CHE-000.000.000 MWST'],
  [/^`CHE-/, 'eine UID, wie CHE-000.000.000'],
  [/^Canton\b/, 'das Kürzel eines Kantons, wie ZH'],
  [/Percentage/, 'ein Anteil mit Prozentzeichen, wie 40%'],
  [/^`https:/, 'eine Adresse mit https://'],
  [/CHF/, 'ein Betrag, wie CHF 1’200.00'],
  [/:\$\{number\}/, 'eine Zeitspanne, wie 08:00–18:00, oder geschlossen'],
  [/^`\$\{number\}-/, 'ein Tag, wie 2026-12-24'],
  [/Weekday|^"Mo"/, 'ein Wochentag oder mehrere, wie Mo–Fr'],
  [/InternalLink|Route|^`\//, 'eine Adresse dieser Website, wie /contact oder /#beratung'],
  [/^string\b/, 'ein Text zwischen Anführungszeichen'],
  [/^number\b/, 'eine Zahl ohne Anführungszeichen'],
  [/^boolean\b/, 'true oder false'],
  [/\[\]$|^readonly/, 'eine Liste in eckigen Klammern, mit der verlangten Anzahl'],
];

const wordsFor = (type: string) => wordsOf.find(([pattern]) => pattern.test(type))?.[1];

const value = (type: string) => type.replaceAll('"', '');

/** What stands in the field: its text, or what kind of thing it is. */
function standing(type: string): string {
  const kinds: Readonly<Record<string, string>> = {
    string: 'Ein Text',
    number: 'Eine Zahl',
    boolean: 'true oder false',
  };
  if (/^\[|\[\]$/.test(type)) return 'Eine Liste';
  // A word that the browser has a thing of, such as `Text`.
  if (type.includes('prototype:')) return 'Ein Wort ohne Anführungszeichen';
  return kinds[type] ?? `«${type.startsWith('{') ? '{ … }' : value(type)}»`;
}

/** What the compiler says of things that have a name, and what that means for a record; `$1` is the name. */
const sayings: readonly (readonly [words: RegExp, german: string])[] = [
  [/Property '"?([^']*?)"?' is missing in type/, 'Hier fehlt das Feld «$1».'],
  [/is missing the following properties from type '.*?': (.*)/, 'Hier fehlen die Felder «$1».'],
  [
    /Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/,
    'Hier stehen $1 Einträge, verlangt sind $2.',
  ],
  [/Source provides no match for required element at position (\d+)/, 'Hier fehlt ein Eintrag nach dem $1.'],
  [/cannot have multiple properties with the same name/, 'Dieses Feld steht zweimal: eines löschen.'],
  [/Cannot find name '(.*?)'/, `${withoutQuotes('$1')}.`],
  [/An '=' can only follow a property name/, 'Zwischen Feld und Text steht ein Doppelpunkt (:), kein =.'],
  [/No value exists in scope for the shorthand property '(.*?)'/, `${withoutQuotes('$1')}.`],
  [/'(.*?)' only refers to a type, but is being used as a value/, `${withoutQuotes('$1')}.`],
  [/Cannot find module '(.*?)'/, 'Die Datei «$1» gibt es nicht. Ist sie gelöscht oder anders geschrieben?'],
  [/declares '(.*?)' locally, but it is not exported/, 'In jener Datei fehlt vor «$1» das Wort export.'],
  [/Property '(.*?)' does not exist on type '.*?'\./, 'Hier wird «$1» gelesen, das es nicht gibt.'],
  [/has no exported member(?: named)? '(.*?)'/, 'In jener Datei gibt es «$1» nicht mehr.'],
  [/All imports in import declaration are unused/, 'Was diese Zeile holt, braucht niemand mehr: löschen.'],
  [/'(.*?)' is declared but (?:its value is )?never (?:used|read)/, '«$1» braucht niemand mehr: löschen.'],
];

function inGerman(file: string, code: string, messages: readonly string[]): string {
  const all = messages.join(' ');
  const [, hint] = /Did you mean (?:to write )?'"?(.*?)"?'\?/.exec(all) ?? [];
  const meant = hint ? ` Gemeint ist vielleicht «${hint}».` : '';
  const [, unknown] = /'?"?([\w-]+)"?'? does not exist in type/.exec(all) ?? [];
  if (unknown) return `Das Feld «${unknown}» gibt es hier nicht.${meant}`;
  const [words, german] = sayings.find(([pattern]) => pattern.test(all)) ?? [];
  if (words && german) return (words.exec(all)?.[0] ?? '').replace(words, german) + meant;
  // The last says most: it speaks of the value itself, not of what contains it.
  const [, given, wanted = ''] =
    messages
      .map((message) =>
        /[Tt]ype '(.*?)' is not assignable to (?:parameter of )?type '(.*?)'\.?/.exec(message),
      )
      .findLast((match) => match !== null) ?? [];
  const isPart = given?.includes('{') && !/^(?:string|number|boolean|[`"])/.test(wanted);
  return given === undefined || isPart
    ? `${unclear} (TS${code}).${meant}`
    : `${standing(given)} passt hier nicht.${meant || ` ${asked(wanted, file)}`}`;
}
