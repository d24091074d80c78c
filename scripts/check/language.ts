import type { Company } from '#content/company.ts';
import { isUnfinished } from '#lib/placeholders.ts';
import { check, must, type Finding } from './finding.ts';
import { textsOf, type FoundText } from './record-texts.ts';

/** Words that give a text away as not Swiss, or gender signs that Swiss offices do without. */
const notSwiss =
  /\b(?:MwSt|USt|EUSt|LKW|Fliesen?|Krankenh(?:aus|äuser)|Mittelst(?:and|ändler)|Dienstleister:innen)\b|[\wäöü]+[:*]innen\b|§ 5 (?:TMG|DDG)/;

/** Statements on climate need proof (UWG Art. 3 para. 1 lit. x), which nobody has supplied. */
const climate = /nachhaltig|klimaneutral|umweltfreundlich|CO₂|klimafreundlich/i;

/** Words that the glossary (docs/deutsch.md) has another one for. */
const otherTerms =
  /\bFabrik(?:en)?\b|Schlusszahlung|Pflichtenheft|Prüflabor|Verladung|\bPartie\b|Losnummer|Fahrzeit|CE-Erklärung/;

/** Two numbers of a span with a short hyphen; norms such as ISO 2859-1 have one too. */
const shortDash =
  /\d{1,2}:\d{2}-\d{1,2}:\d{2}|(?<![\w.-])\d[\d.]*-\d[\d.]*(?=%|\s(?:Uhr|Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?|Franken|Personen|Mal)\b)/;

/** Quotes of other countries. */
export const otherQuotes = /["“”„‟]/;

/** What no text says, and what to do about it. */
export const rules: readonly [pattern: RegExp, what: (found: string) => string][] = [
  [/[ßẞ]/, () => '«ß» gibt es in der Schweiz nicht: «ss» schreiben.'],
  [otherQuotes, (sign) => `Das Anführungszeichen ${sign} durch « und » ersetzen.`],
  [/'/, () => "Der gerade Strich (') ist als Apostroph ein ’."],
  [shortDash, (span) => `«${span}» braucht den langen Strich: «${span.replace('-', '–')}».`],
  [notSwiss, (word) => `«${word}» ist nicht schweizerisch, siehe docs/deutsch.md.`],
  [otherTerms, (word) => `Für «${word}» hat die Website ein anderes Wort, siehe docs/deutsch.md.`],
  [climate, (word) => `«${word}» verlangt einen Beweis (UWG Art. 3 Abs. 1 lit. x): anders sagen.`],
];

/** What is wrong with the words and signs of texts, which stand in `file`. */
export const checkLanguage = (file: string, texts: readonly FoundText[]): Finding[] =>
  texts.flatMap(({ field, text }) =>
    rules.flatMap(([pattern, what]) => {
      const found = text.match(new RegExp(pattern, `g${pattern.flags}`)) ?? [];
      const reasons = new Set(found.map(what));
      return [...reasons].map((reason) => must(file, field, reason, text));
    }),
  );

/** Words of the railway: the drawings are its own, sentences are where goods travel. */
const railway = /\b\p{L}*(?:Fahrplan|Gleis|Bahnhof|Endstation|Prellbock|Haltestelle)\p{L}*/iu;
const aboutTravel =
  /\/(?:home|logistik-transport|departure-board|inquiry-lines|order-times|order-calendar)\.ts$/;

/** A matter of style: words of the railway where nothing travels. */
export const checkRailway = (file: string, texts: readonly FoundText[]): Finding[] =>
  aboutTravel.test(file)
    ? []
    : texts.flatMap(({ field, text }) => {
        const [found] = railway.exec(text) ?? [];
        return found && !/(?:Alt|meta\..*)$/.test(field)
          ? [check(file, field, `«${found}»: Worte der Bahn nur, wo Ware fährt.`, text)]
          : [];
      });

/** A number before what it counts; a span of time is a fact and no count. */
const counting =
  /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|tausend)\b (?!Jahre?|Monaten?|Wochen|Tagen?|statt)/i;
const mostCounting = 5;

/** A matter of style: headlines that count, where they get many. */
export function checkCounting(records: readonly { file: string; texts: readonly FoundText[] }[]): Finding[] {
  const found = records.flatMap(({ file, texts }) =>
    texts
      .filter(({ field, text }) => /(?:headline|heading|title|question)$/.test(field) && counting.test(text))
      .map(({ field, text }) =>
        check(file, field, `Zählt, wie schon ${mostCounting} andere Überschriften.`, text),
      ),
  );
  return found.slice(mostCounting);
}

/** Unfinished texts in a record. What comes from the company record is reported there, once. */
export function checkUnfinished(file: string, record: unknown, company: Company): Finding[] {
  const companyValues = textsOf(company).map(({ text }) => text);
  const withoutCompany = (text: string) =>
    companyValues.reduce((rest, value) => rest.replaceAll(value, ''), text);
  return textsOf(record)
    .filter(({ text }) => isUnfinished(withoutCompany(text)))
    .map(({ field, text }) => must(file, field, 'Unfertig.', text));
}
