/** What must stand on one line: ranges, norms, numbers with their unit, names. Records write such texts with plain spaces. */

/** Stands before a number: norms, articles of law, currencies, limits. */
const before =
  'SN|EN|IEC|ISO(?:\\/IEC)?|DIN|SIA|SR|UN|VKF|AQL|Art\\.|Abs\\.|lit\\.|Ziffer|CHF|USD|bis|unter|Klasse';

/** Stands behind a number. */
const measures =
  'Tagen?|Wochen?|Monat(?:en?)?|Jahr(?:en?)?|Stunden?|Minuten|Stück|Personen|Uhr|[cm]?m|kg|g\\/m²|°C|Mio\\.(?: USD)?|USD|CNY|Franken';

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

/** `30–45`, `08:00–18:00`, `2859-1`, `263/1`, `817.023.21`, `1’000`, `99.2%` */
const number = '\\d(?:[\\d.:’/–-]*\\d)?[%+h]?';

const units = new RegExp(
  [
    '\\+\\d[\\d ]{8,}\\d',
    '\\S+@[\\w.-]+\\w',
    '\\d+\\(\\p{L}\\)-\\p{L}+',
    `\\d{1,2}\\.(?:(?:–| bis )\\d{1,2}\\.)?[ \u00a0](?:${months})(?: \\d{4})?`,
    `(?:(?<![\\p{L}\\d])(?:${before})[ \u00a0])*(?<![\\p{L}\\d])${number}(?:[ \u00a0](?:${measures})(?![\\p{L}\\d]))?`,
    '(?<!\\p{L})(?:Mo|Di|Mi|Do|Fr|Sa)–(?:Di|Mi|Do|Fr|Sa|So)',
    '(?<![\\p{L}-])\\p{Lu}{2,4}-\\p{L}{2,10}(?![\\p{L}-])',
    '(?<!\\p{L})Kanton (?:St\\.[ \u00a0])?\\p{Lu}[\\p{L}-]+',
    '(?<!\\p{L})\\p{Lu}\\p{Ll}+ \\p{Lu}\\.(?!\\p{L})',
  ].join('|'),
  'gu',
);

/** Where a browser might end a line within a unit. */
const breakable = /[ /@–-]/;

/** A text in pieces: at odd places a unit that stays on one line, at even places what lies between. */
export function splitAtUnits(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: unit, index } of text.matchAll(units)) {
    if (!breakable.test(unit)) continue;
    pieces.push(text.slice(end, index), unit);
    end = index + unit.length;
  }
  return [...pieces, text.slice(end)];
}
