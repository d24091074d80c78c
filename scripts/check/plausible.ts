/** Dates and amounts in texts that cannot be meant. */
import { monthNames } from '#content/dates.ts';
import { must, type Finding } from './finding.ts';
import type { FoundText } from './record-texts.ts';

const date = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\.[ \u00a0](${monthNames.join('|')})\b(?:[ \u00a0](\d{4}))?`,
  'g',
);
const dateInFigures = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?![\d.])/g;
const amount =
  /\b(?:CHF|Fr\.|EUR|USD)[ \u00a0]?\d{1,3}(?:[.,]\d{3})+(?!\d)|(?<![\d.])\d{1,3}(?:[.,]\d{3})+(?=[ \u00a0]Franken)/g;

/** Whether a month has a day; without a year it may be a leap year. */
const isDay = (day: string, month: number, year = '2000') =>
  Number(day) >= 1 &&
  month >= 1 &&
  month <= 12 &&
  Number(day) <= new Date(Date.UTC(Number(year), month, 0)).getUTCDate();

/** Days that no calendar has, and amounts with a point between thousands; the sum insured is printed as its record has it. */
export const checkPlausible = (file: string, texts: readonly FoundText[], insured = ''): Finding[] =>
  texts.flatMap(({ field, text }) => {
    const days = [
      ...[...text.matchAll(date)].map(([found, day = '', month = '', year]) => ({
        found,
        isThere: isDay(day, monthNames.findIndex((name) => name === month) + 1, year),
      })),
      ...[...text.matchAll(dateInFigures)].map(([found, day = '', month, year]) => ({
        found,
        isThere: isDay(day, Number(month), year),
      })),
    ].filter(({ isThere }) => !isThere);
    const amounts = (text.match(amount) ?? []).filter((found) => found !== insured);
    return [
      ...days.map(({ found }) => `Den «${found}» gibt es nicht.`),
      ...amounts.map(
        (found) =>
          `«${found}»: Tausender trennt ein ’, also «${found.replace(/(?<=\d)[.,](?=\d{3})/g, '’')}».`,
      ),
    ].map((reason) => must(file, field, reason, text));
  });
