/**
 * The words that the schemas of the records are written in: how long a text may be, which form it has, how many entries a
 * list has. `npm run check` reads each record by its schema; everything else knows the types alone, so that no schema
 * reaches a page. A record never imports one as a value.
 */
import { z } from 'zod';
import { weekdays, type IsoDate, type Weekday } from './dates.ts';
import type { InternalLink, Route, vcardPath } from './routes.ts';

/** A text of any length. */
export const words = z.string();

/** A text that nothing on a page shows, so that only its schema knows whether it is there. */
export const filled = words.refine((value) => value.trim() !== '', 'Der Text ist leer.');

/** A text of at most so many characters, each of whose words fits on a small screen. */
export const text = (most: number, inWord = Infinity) => measured(0, most, inWord);

/** A text of so many characters. */
export const between = (fewest: number, most: number) => measured(fewest, most, Infinity);

const measured = (fewest: number, most: number, inWord: number) =>
  z.string().check(({ value, issues }) => {
    // A soft hyphen is seen where the line breaks only.
    const plain = value.replaceAll('\u00ad', '');
    const longest = Math.max(...plain.split(/[\s-]/).map(({ length }) => length));
    const say = (message: string) => issues.push({ code: 'custom', message, input: value });
    if (plain.length > most) say(`${plain.length} Zeichen, höchstens ${most}.`);
    if (plain.length < fewest) say(`${plain.length} Zeichen, mindestens ${fewest}.`);
    if (longest > inWord) say(`Ein Wort hat mehr als ${inWord} Zeichen.`);
  });

/** A text of a form, and what is said to be asked for where it has another. */
const form = <Text extends string>(pattern: RegExp, asked: string) =>
  z.custom<Text>((value) => typeof value === 'string' && pattern.test(value), { params: { asked } });

/** What is said of a value that has the form, and yet cannot be; nothing else is said of it then. */
export const that = (reason: string) => ({
  error: ({ input }: { input?: unknown }) => `«${String(input)}» ${reason}`,
  abort: true,
});

export const phone = form<`+${string}`>(/^\+/, 'eine Nummer mit Landesvorwahl, wie +41 44 000 00 00')
  .refine(
    (number) => /^\+[\d ]+$/.test(number),
    that('enthält anderes als Ziffern und gewöhnliche Leerschläge. Zum Beispiel: +41 44 000 00 00.'),
  )
  .refine(
    (number) => !number.startsWith('+41') || /^\+41(?: ?\d){9}$/.test(number),
    that('ist keine Schweizer Nummer: Nach +41 stehen neun Ziffern.'),
  );
export const email = form<`${string}@${string}`>(/@/, 'eine E-Mail-Adresse')
  .refine(
    (address) => /^[^@\s:<>,;]+@[^@\s:<>,;.]+(?:\.[^@\s:<>,;.]+)+$/.test(address),
    that(
      'ist keine E-Mail-Adresse: Nach dem @ steht eine Domain mit Punkt, nirgends ein Leerschlag, davor und dahinter nichts.',
    ),
  )
  .refine((address) => /^[!-~]*$/.test(address), { error: ({ input }) => foreignIn(String(input)) });

/** What is said of an address that not every program can write to. */
function foreignIn(address: string): string {
  const [sign = ''] = /[^!-~]/u.exec(address) ?? [];
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const [, domain = ''] = address.split('@');
  const remedy = /[^!-~]/u.test(domain)
    ? `die Domain so schreiben, wie Mailprogramme sie senden: «${URL.parse(`https://${domain}`)?.hostname ?? domain}»`
    : 'nicht jeder Mailserver nimmt das an';
  return `«${address}» enthält «${sign}» (U+${code}): ${remedy}.`;
}

export const postalCode = words.regex(
  /^[1-9]\d{3}$/,
  that('ist keine Schweizer Postleitzahl: Sie hat vier Ziffern.'),
);
export const sumInsured = words.regex(
  /^CHF[ \u00a0][1-9]\d{0,2}(?:(?:’\d{3})+|(?:\.\d{3})+)$/,
  that('ist kein Betrag, wie ihn die Website schreibt. Zum Beispiel: CHF 2’000’000.'),
);

/** A whole number in a range. */
export const whole = (least: number, most: number) =>
  z.custom<number>((value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most, {
    params: { asked: `eine ganze Zahl von ${least} bis ${most}` },
  });

/** A year that has begun, and that somebody may remember. */
export const year = z
  .number()
  .refine((value) => value > 1700 && value <= new Date().getFullYear(), that('ist kein Jahr bis heute.'));

export const uid = form<`CHE-${string}`>(/^CHE-\d{3}\.\d{3}\.\d{3}$/, 'eine UID, wie CHE-000.000.000').refine(
  (number) => hasCheckDigit(number),
  that('ist keine gültige UID: Die Prüfziffer stimmt nicht.'),
);

/** The last digit follows from the others (eCH-0097). */
function hasCheckDigit(number: string): boolean {
  const digits = [...number.replace(/\D/g, '')].map(Number);
  const weights = [5, 4, 3, 2, 7, 6, 5, 4];
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits[8];
}

export const vatNumber = form<`CHE-${string} MWST`>(
  /^CHE-.* MWST$/,
  'eine MWST-Nummer, wie CHE-000.000.000 MWST',
);
export const webAddress = form<`https://${string}`>(/^https:\/\//, 'eine Adresse mit https://');

const weekday = `(?:${weekdays.join('|')})`;
const places = (days: string) => days.split('–').map((day) => weekdays.findIndex((name) => name === day));
export const openingDays = form<Weekday | `${Weekday}–${Weekday}`>(
  new RegExp(`^${weekday}(?:–${weekday})?$`),
  'ein Wochentag, oder zwei mit langem Strich, wie Mo–Fr; für mehrere je ein Eintrag',
).refine((days) => {
  const [from = 0, to = Infinity] = places(days);
  return from <= to;
}, that('läuft nicht von einem Wochentag zu einem späteren. Mit langem Strich schreiben, wie Mo–Fr; über das Wochenende zwei Einträge.'));
export const openingTime = form<`${number}:${number}–${number}:${number}` | 'geschlossen'>(
  /^(?:\d+:\d+–\d+:\d+|geschlossen)$/,
  'eine Zeitspanne, wie 08:00–18:00, oder geschlossen; mit Pause zwei Einträge',
).refine((hours) => {
  const [, from = '', to = ''] =
    /^((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(hours) ?? [];
  return hours === 'geschlossen' || from < to;
}, that('gibt es nicht. Zum Beispiel: 08:00–18:00, mit langem Strich.'));

/** A date as a plain day. */
export const day = form<IsoDate>(/^\d{4}-\d\d-\d\d$/, 'ein Tag, wie 2026-12-24').refine(
  (date) => !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date),
  { error: ({ input }) => `Den Tag «${String(input)}» gibt es nicht. Zum Beispiel: 2026-12-24.` },
);

/** A span of time as the site prints it, with an en dash: `25–35 Tage`. Figures read their lengths from it. */
export type Span = `${number}–${number} ${SpanUnit}`;
export type SpanUnit = 'Tage' | 'Wochen' | 'Monate';
export const span = form<Span>(
  /^[\d.]+–[\d.]+ (?:Tage|Wochen|Monate)$/,
  'ein Text wie «1–2 Tage» oder «3–4 Wochen» oder «5–6 Monate»',
);

/** How long somebody answers for something. */
export const years = form<`${number} Jahre`>(/^[\d.]+ Jahre$/, 'ein Text wie «1 Jahre»');

/** A share as the site prints it: `99.2%`. */
export type Percentage = `${number}%`;
export const percentage = form<Percentage>(/^[\d.]+%$/, 'ein Anteil mit Prozentzeichen, wie 40%');

/** An amount as printed, or its order of magnitude. */
export const amount = form<`${'' | 'ab '}CHF ${string}`>(/^(?:ab )?CHF /, 'ein Betrag, wie CHF 1’200.00');

const onSite = 'eine Adresse dieser Website, wie /contact oder /#beratung';

/** The address of a page. That there is such a page, the check asks of the routes. */
export const page = <Page extends Route>() => form<Page>(/^\//, onSite);

/** A link inside the site: a page, or a page with an anchor or query. Where it leads, the check follows. */
export const internalLink = form<InternalLink>(/^\//, onSite);

/** A name that another record defines, such as a person of the team; the check asks there. */
export const nameOf = <Name extends string>() => form<Name>(/^/, 'ein Text zwischen Anführungszeichen');

/** A link of a legal page: inside the site, to an authority or to the vCard. */
export const legalLink = form<Route | `${Route}#${string}` | `https://${string}` | typeof vcardPath>(
  /^\/|^https:\/\//,
  `${onSite}, oder eine mit https://`,
);

/** A link with a text of its own. */
export const LabelledLink = z.strictObject({
  /** Text of the link: says where it leads without its surroundings. */
  label: words,
  /** Where it leads, inside the site. */
  href: internalLink,
});
export type LabelledLink = z.infer<typeof LabelledLink>;

/** The same with a text of at most so many characters. */
export const labelledLink = (most: number) => LabelledLink.extend({ label: text(most) });

/** By what readers tell the entries of a list apart. */
const apart = ['question', 'title', 'name'];

/** Entries of one kind, as many as one likes, each once. */
export const list = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .check(({ value, issues }) => {
      for (const [index, one] of value.entries()) {
        const earlier = value.slice(0, index);
        const key = apart.find((name) => typeof partOf(one, name) === 'string');
        const input = key === undefined ? one : partOf(one, key);
        const isTwice = earlier.some((other) =>
          key === undefined ? isSame(other, one) : partOf(other, key) === input,
        );
        const message = `${typeof input === 'string' ? `«${input}»` : 'Dieser Eintrag'} steht in der Liste zweimal: eines ändern oder löschen.`;
        if (isTwice)
          issues.push({ code: 'custom', message, input, path: key === undefined ? [index] : [index, key] });
      }
    })
    .readonly();

const partOf = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[name] : undefined;

/** Whether two entries say the same. What is not known, since it would have to be run, is never the same. */
const isSame = (one: unknown, other: unknown) => {
  const [first, second] = [one, other].map((entry, index) =>
    JSON.stringify(entry, (_, value: unknown) => (typeof value === 'symbol' ? index : value)),
  );
  return first === second && typeof one !== 'symbol';
};

/** The same, at least one. */
export const some = <Entry extends z.ZodType>(entry: Entry) =>
  list(entry).refine((entries) => entries.length > 0, 'Die Liste ist leer: mindestens ein Eintrag.');

/** Entries in their order and number. */
export const tuple = <const Entries extends readonly [z.ZodType, ...z.ZodType[]]>(...entries: Entries) =>
  z.tuple(entries).readonly();

/** The same for each of these names. */
export const each = <const Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
) => z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

/** What may be published only with the consent of the person or company it is about. */
export const NeedsConsent = z.strictObject({
  /**
   * Where the consent to publish it is filed, such as `E-Mail vom 12. März 2026`; never printed.
   * A record without it is a sample: the site shows it while you work on it, `npm run release` leaves it out.
   */
  consent: words.exactOptional(),
});
export type NeedsConsent = z.infer<typeof NeedsConsent>;
