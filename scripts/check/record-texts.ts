/** Finds the texts of a record, and the figures in them that the register of claims answers for. */

/** A text in a record and where it stands, such as `hero.statistics[0].value`. */
export interface FoundText {
  field: string;
  text: string;
}

/** All texts of a record in their order. */
export function textsOf(record: unknown, field = ''): FoundText[] {
  if (typeof record === 'string') return [{ field, text: record }];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    textsOf(value, Array.isArray(record) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
}

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
  return figureField.test(field) ? [text] : (text.replaceAll('\u00a0', ' ').match(anyFigure) ?? []);
}
