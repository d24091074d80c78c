import { must, type Finding } from '../findings/finding.ts';
import type { FoundText } from './record-texts.ts';

/** Words that give a text away as not Swiss, or gender signs that Swiss offices do without. */
const notSwiss =
  /\b(?:MwSt|USt|EUSt|LKW|Fliesen?|Krankenh(?:aus|äuser)|Mittelst(?:and|ändler)|Dienstleister:innen)\b|\w[:*]innen\b|§ 5 (?:TMG|DDG)/;

/** Statements on climate need proof (UWG Art. 3 para. 1 lit. x), which nobody has supplied. */
const climate = /nachhaltig|klimaneutral|umweltfreundlich|CO₂|klimafreundlich/i;

/** Words that the glossary (docs/deutsch.md) has another one for. */
const otherTerms =
  /\bFabrik(?:en)?\b|Schlusszahlung|Pflichtenheft|Prüflabor|Verladung|\bPartie\b|Losnummer|Fahrzeit|CE-Erklärung/;

/** Two numbers of a span with a short hyphen; norms such as ISO 2859-1 have one too. */
const shortDash =
  /\d{1,2}:\d{2}-\d{1,2}:\d{2}|(?<![\w.-])\d[\d.]*-\d[\d.]*(?=%|\s(?:Uhr|Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?|Franken|Personen|Mal)\b)/;

/** What no text says, and what to do about it. */
export const rules: readonly [pattern: RegExp, what: (found: string) => string][] = [
  [/[ßẞ]/, () => '«ß» gibt es in der Schweiz nicht: «ss» schreiben.'],
  [/["“”„‟]/, (sign) => `Das Anführungszeichen ${sign} durch « und » ersetzen.`],
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
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [must(file, field, `${what(found)} Text: «${shorten(text)}»`)];
    }),
  );

/** The beginning of a text, to recognise it by. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)} …` : text);
