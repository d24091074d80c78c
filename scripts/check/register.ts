/** What the register answers for: the figures that the pages state, and facts of law and trade that change. */
import { register, type Entry } from '#content/register.ts';
import { legalRoutes, marketingRoutes, type Route } from '#content/routes.ts';
import { formatDay, readDay, today } from '#lib/day.ts';
import { check, must, type Finding } from './finding.ts';
import { fileOf } from './record-files.ts';
import { textsOf, type FoundText } from './record-texts.ts';
import { sharedRecords } from './site-records.ts';

const file = 'src/content/register.ts';

/** Fields whose whole text is a figure. */
const figureField = /\bstatistics\[\d\]\.value$|\bfigures\[\d\]\.value$|\.savings$|\.customers$/;

const share = /(?:bis |unter |über )?\d[\d.]*(?:–\d[\d.]*)?%/;
const count = /\d[\d.]*\+/;
/** Without the end of the word, so that the dative (`in 3–5 Tagen`) is the same figure. */
const time = /\d+(?:–\d+)? (?:Minuten|Stunden|Tage?|Wochen|Monate?)|\b\d+h\b|\b24\/7/;
const money = /\d+ Mio\. [A-Z]{3}/;
const anyFigure = new RegExp([share, count, time, money].map(({ source }) => source).join('|'), 'g');

/** The figures in a text: shares, counts, times and sums. Dates, norms and article numbers are none. */
export function figuresIn({ field, text }: FoundText): string[] {
  // A short hyphen in a span is a mistake of its own.
  const plain = text.replaceAll('\u00a0', ' ').replace(/(?<=\d)-(?=\d)/g, '–');
  return figureField.test(field) ? [text] : (plain.match(anyFigure) ?? []);
}

type PageRecords = Readonly<Record<Route, unknown>>;

const entriesOn = (place: string) => register.filter(({ pages }) => pages.some((page) => page === place));

/** Figures on a page that are not in the register. */
export const checkFigures = (records: PageRecords): Finding[] =>
  marketingRoutes.flatMap((route) => {
    const known = new Set(entriesOn(route).map(({ figure }) => figure));
    return textsOf(records[route]).flatMap((found) =>
      figuresIn(found)
        .filter((figure) => !known.has(figure))
        .map((figure) => {
          const reason = `Die Zahl «${figure}» steht nicht für ${route} in ${file}: dort eintragen, mit Beleg.`;
          return must(fileOf(route), found.field, reason, found.text);
        }),
    );
  });

/** What the register has and no page says any more: questions. */
export function checkAbsentFigures(records: PageRecords): Finding[] {
  const places = [
    ...[...marketingRoutes, ...legalRoutes].map((route) => [route, fileOf(route), records[route]] as const),
    ...Object.entries(sharedRecords).map(([name, record]) => [name, name, record] as const),
  ];
  return places.flatMap(([place, where, record]) => {
    const printed = textsOf(record).map(({ text }) => text.replaceAll('\u00a0', ' '));
    return entriesOn(place)
      .filter(({ figure }) => !printed.some((text) => text.includes(figure)))
      .map(({ figure, statement }) =>
        check(file, statement, `«${figure}» steht nicht mehr in ${where}: dort oder hier anpassen.`),
      );
  });
}

/** Days before a fact has to be read again from which it is named. */
const notice = 60;

/** Facts that are past their day or near it, the most urgent first. They are named and never stop anything. */
export const dueFacts = (day = today(), entries: readonly Entry[] = register): Finding[] =>
  entries
    .map(({ again, ...entry }) => ({ ...entry, due: readDay(again ?? '') ?? Infinity }))
    .filter(({ due }) => due - day <= notice)
    .sort((one, other) => one.due - other.due)
    .map(({ figure, statement, evidence, pages, due }) =>
      check(
        file,
        `«${figure}»`,
        `${due <= day ? 'seit' : 'ab'} ${formatDay(due)} neu lesen: ${statement} (${evidence}). Steht auf ${pages.join(', ')}`,
      ),
    );

/** Facts that only the press or firms of the trade report: questions for the owner. */
export const hearsay = (): Finding[] =>
  register
    .filter(({ isHearsay }) => isHearsay)
    .map(({ figure, statement, evidence }) =>
      check(file, `«${figure}»`, `Nur aus zweiter Hand, bitte bestätigen: ${statement} (${evidence})`),
    );
