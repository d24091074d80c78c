/** What the register answers for: the figures that the pages state, and facts of law and trade that change. */
import { company } from '#content/company.ts';
import { register } from '#content/register.ts';
import type { Entry } from '#content/site.schema.ts';
import { legalRoutes, marketingRoutes, type Route } from '#content/routes.ts';
import { formatDay, readDay, today } from '#lib/day.ts';
import { question, mistake, type Finding } from './findings.ts';
import { fileOf, textsOf, type FoundText, type PageRecords, type SharedRecords } from './records.ts';

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
  return figureField.test(field) ? [dashed(text)] : (dashed(text).match(anyFigure) ?? []);
}

/** As the register has it. A short hyphen in a span is a mistake of its own. */
const dashed = (text: string) => text.replaceAll('\u00a0', ' ').replace(/(?<=\d)-(?=\d)/g, '–');

const entriesOn = (place: string, entries: readonly Entry[]) =>
  entries.filter(({ pages }) => pages.some((page) => page === place));

interface FigureOnPage extends FoundText {
  route: Route;
  figure: string;
  /** What the register has in its place, where that is one of the same kind. */
  old: string | undefined;
}

/** The figures on pages that the register has not. */
const figuresBeside = (records: PageRecords, entries: readonly Entry[]): FigureOnPage[] =>
  marketingRoutes.flatMap((route) => {
    const known = new Set(entriesOn(route, entries).map(({ figure }) => figure));
    const absent = absentOn(route, records[route], entries).map(({ figure }) => figure);
    return textsOf(records[route]).flatMap((text) =>
      figuresIn(text)
        .filter((figure) => !known.has(figure))
        .map((figure) => {
          const alike = absent.filter((old) => kindOf(old) === kindOf(figure));
          return { ...text, route, figure, old: alike.length === 1 ? alike[0] : undefined };
        }),
    );
  });

/** A figure without its numbers. */
const kindOf = (figure: string) => figure.replace(/\d[\d.]*/g, '0');

/** What the register has for a place that does not say it, nor in another form (`4h`, `4 Stunden`). */
function absentOn(place: string, record: unknown, entries: readonly Entry[]): Entry[] {
  const printed = textsOf(record).flatMap(({ text }) => [text.replaceAll('\u00a0', ' '), dashed(text)]);
  const there = entriesOn(place, entries);
  const said = there.filter(({ figure }) => printed.some((text) => says(text, figure)));
  return there.filter(({ statement }) => said.every((one) => one.statement !== statement));
}

/** Whether a text has a figure or words, and not as the end of a longer number: «4 Stunden» are none of «24 Stunden». */
const says = (text: string, figure: string) =>
  text
    .split(figure)
    .slice(0, -1)
    .some((before) => !/\d[.–’]?$/.test(before) || /^\D/.test(figure));

/** Figures on a page that are not in the register, each once: those that took the place of another, then the others. */
export function checkFigures(records: PageRecords, entries: readonly Entry[] = register): Finding[] {
  const found = figuresBeside(records, entries).toSorted((a, b) => Number(!a.old) - Number(!b.old));
  return [...Map.groupBy(found, ({ figure, old }) => `${figure} ${old}`).values()].flatMap((same) => {
    const [first] = same;
    const changed = [...new Set<string>(same.map(({ route }) => route))];
    return first ? [ofFigure(first, changed, entries)] : [];
  });
}

function ofFigure(
  { route, field, text, figure, old }: FigureOnPage,
  changed: readonly string[],
  entries: readonly Entry[],
): Finding {
  const on = changed.join(', ');
  if (old === undefined) {
    const reason = `Die Zahl «${figure}» steht nicht für ${on} in ${file}: dort eintragen, mit Beleg.`;
    return mistake(fileOf(route), field, reason, text);
  }
  const meant = entries.filter(
    (entry) => entry.figure === old && entry.pages.some((page) => changed.includes(page)),
  );
  const left = meant.flatMap(({ pages }) => pages.filter((page) => !changed.includes(page)));
  const others = left.length > 0 ? ` «${old}» ist noch für ${left.join(', ')} eingetragen.` : '';
  const reason = `Auf ${on} steht «${figure}», hier noch «${old}»: hier ändern, mit Beleg.${others}`;
  return mistake(file, `«${old}»`, reason, meant[0]?.statement);
}

/** What the register has and no page says any more, nor another figure in its place: questions, each asked once. */
export function checkAbsentFigures(
  records: PageRecords,
  shared: SharedRecords,
  entries: readonly Entry[] = register,
): Finding[] {
  const changed = figuresBeside(records, entries);
  const places = [
    ...[...marketingRoutes, ...legalRoutes].map((route) => [route, fileOf(route), records[route]] as const),
    ...Object.entries(shared).map(([name, record]) => [name, name, record] as const),
  ];
  const absent = places.flatMap(([place, where, record]) =>
    absentOn(place, record, entries)
      .filter(({ figure }) => !changed.some(({ route, old }) => route === place && old === figure))
      .map((entry) => ({ ...entry, where })),
  );
  return [...Map.groupBy(absent, ({ figure, statement }) => `${figure} ${statement}`).values()].map(
    (found) => {
      const [{ figure, statement } = { figure: '', statement: '' }] = found;
      const where = found.map((one) => one.where).join(', ');
      // Pages print the sum that the company's record has.
      const remedy = /^CHF \d{1,3}(?:[.’]\d{3})+$/.test(figure)
        ? `in src/content/company.ts steht «${company.liabilityInsurance}»: hier anpassen.`
        : 'dort oder hier anpassen.';
      return question(file, `«${figure}»`, `«${figure}» steht nicht mehr in ${where}: ${remedy}`, statement);
    },
  );
}

/** Days before a fact has to be read again from which it is named. */
const notice = 60;

/** Facts that are past their day or near it, the most urgent first. They are named and never stop anything. */
export const dueFacts = (day = today(), entries: readonly Entry[] = register): Finding[] =>
  entries
    .map(({ again, ...entry }) => ({ ...entry, due: readDay(again ?? '') ?? Infinity }))
    .filter(({ due }) => due - day <= notice)
    .sort((one, other) => one.due - other.due)
    .map(({ figure, statement, evidence, pages, due }) => {
      const when = `${due <= day ? 'seit' : 'ab'} ${formatDay(due)} neu lesen`;
      const reason = `${when}: ${statement} (${evidence}). Steht auf ${pages.join(', ')}`;
      return question(file, `«${figure}»`, reason, statement);
    });

/** Facts that only the press or firms of the trade report: questions for the owner. */
export const hearsay = (): Finding[] =>
  register
    .filter(({ isHearsay }) => isHearsay)
    .map(({ figure, statement, evidence }) =>
      question(file, `«${figure}»`, `Nur aus zweiter Hand, bitte bestätigen: ${statement} (${evidence})`),
    );
