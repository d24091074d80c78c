/** What is wrong with a text, whatever it is about: spaces, signs, words, dates and amounts. */
import type { Company } from '#content/site.schema.ts';
import { monthNames } from '#content/dates.ts';
import { isInvisible } from '#lib/invisible.ts';
import { fontCharacters } from '../font-characters.ts';
import { askOfTexts, question, mistake, type Finding, type TextRule } from './findings.ts';
import type { FoundText } from './records.ts';

/** What is wrong with the texts of a record. `insured` is printed as its record has it. */
export const checkTexts = (file: string, texts: readonly FoundText[], insured?: string): Finding[] =>
  [
    askOfTexts(mistake, spaces),
    askOfTexts(mistake, signs),
    askOfTexts(mistake, words(wordRules)),
    askOfTexts(question, words(wordQuestions)),
    askOfTexts(question, railway),
    askOfTexts(mistake, (text) => [...dates(text), ...amounts(text, insured)]),
  ].flatMap((rule) => rule(file, texts));

/** A space after a colon joins a text with what follows it. */
function spaces(text: string): string[] {
  if (text.trim() === '') return ['Der Text ist leer.'];
  const isTidy = text.replace(/(?<=:) $/, '') === text.trim() && !/[ \u00a0]{2}/.test(text);
  return isTidy ? [] : ['Ein Leerschlag ist zu viel.'];
}

const drawn = new Set(fontCharacters);
/** What texts are made of: nearly all of nothing else, which is told fast. */
const plain = new Set(['\n', ...fontCharacters.replace('\u00ad', '')]);
/** White space that records use: between lines, between a number and its unit. */
const space = /^[ \n\u00a0\u202f]$/;
/** A character with its marks, or a picture of several. */
const wholeSigns = /.(?:\p{M}|\p{Emoji_Modifier}|\u200d\p{ExtPict})*/gsu;

/** Signs that nobody sees, that the font cannot draw, or that stand on the page as they are typed. */
function signs(text: string): string[] {
  const isPlain = [...text].every((character) => plain.has(character));
  const found = isPlain ? [] : [...text.matchAll(wholeSigns)];
  const entities = text.match(/&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi) ?? [];
  return [
    ...found.flatMap(({ 0: sign, index }) => wrongIn(sign, text.slice(0, index))),
    ...entities.map((entity) => `«${entity}» steht so auf der Seite: das Zeichen selbst schreiben.`),
  ];
}

/** What is wrong with a sign, which may be several characters, such as a letter and its dots. */
function wrongIn(sign: string, before: string): string[] {
  const characters = [...sign].filter((character) => !space.test(character));
  const composed = sign.normalize('NFC');
  if (composed !== sign) {
    return [`«${sign}» (${codePoints(sign)}) ist aus Teilen zusammengesetzt: «${composed}» neu tippen.`];
  }
  if (characters.some((character) => !isKnown(character) && !isInvisible(character))) {
    return [`«${sign}» (${codePoints(sign)}) fehlt in der Schrift der Website: in Worten sagen.`];
  }
  const place = before === '' ? 'Am Anfang' : `Nach «${/\S+\s*$/.exec(before)?.[0] ?? before}»`;
  return characters
    .filter(isInvisible)
    .map((one) => `${place} steht ein Zeichen, das niemand sieht (${codePoints(one)}): löschen.`);
}

/** Of other quotes `wordRules` say what to write instead. A letter that only somebody's name has is drawn in the typeface that stands in. */
const isKnown = (character: string) =>
  drawn.has(character) || otherQuotes.test(character) || /\p{Script=Latin}/u.test(character);

/** Such as `U+1F44D`. */
const codePoints = (sign: string) =>
  [...sign]
    .map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');

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
  /\d{1,2}:\d{2}-\d{1,2}:\d{2}|^\d[\d.]*-\d[\d.]*%?$|(?<![\w.-])\d[\d.]*-\d[\d.]*(?=%|\s(?:Uhr|Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?|Franken|Personen|Mal)\b)/;

/** Quotes of other countries with what stands between two of them, and what programs make of an apostrophe. */
const otherQuotes = /["“”„‟][^"“”„‟]*["“”„‟]|["“”„‟‘‚`´]/;

/** What another program would make something of, and stands on a page as it is typed. */
const markup = /<\/?[a-z][^<>]*>|\*\*|\[[^\]]*\]\(/;

type WordRules = readonly (readonly [pattern: RegExp, what: (found: string) => string])[];

/** What no text says, and what to do about it. */
export const wordRules: WordRules = [
  [/[ßẞ]/, () => '«ß» gibt es in der Schweiz nicht: «ss» schreiben.'],
  [
    otherQuotes,
    (found) =>
      found.length > 1
        ? `«${found.slice(1, -1)}» so schreiben, statt ${found}.`
        : `Das Zeichen ${found} durch « oder » ersetzen, als Apostroph durch ’.`,
  ],
  [markup, (sign) => `«${sign}» steht so auf der Seite: ohne Auszeichnung schreiben.`],
  [/\.{3}/, () => 'Drei Punkte sind ein Zeichen: ….'],
  [/ - /, () => 'Zwischen zwei Leerschlägen steht ein langer Strich (–), besser ein Komma.'],
  [/\d[\d.,]*\s%/, (share) => `«${share}» steht ohne Leerschlag: «${share.replace(/\s/, '')}».`],
  [/'/, () => "Der gerade Strich (') ist als Apostroph ein ’."],
  [shortDash, (span) => `«${span}» braucht den langen Strich: «${span.replace('-', '–')}».`],
  [notSwiss, (word) => `«${word}» ist nicht schweizerisch, siehe docs/deutsch.md.`],
  [otherTerms, (word) => `Für «${word}» hat die Website ein anderes Wort, siehe docs/deutsch.md.`],
  [climate, (word) => `«${word}» verlangt einen Beweis (UWG Art. 3 Abs. 1 lit. x): anders sagen.`],
];

/** Whoever reads is «Sie». French streets have a «du» too. */
const familiar =
  /(?<![\p{L}-])(?:[Dd]u(?! \p{Lu})|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?)(?![\p{L}-])/u;

const englishWords = 'the|and|of|your?|with|from|to|our|we|is|are|for';
/** Two words that German has not make an English sentence. */
const english = new RegExp(
  String.raw`(?<![\p{L}{-])(${englishWords})(?![\p{L}}-])(?=.*(?<![\p{L}{-])(?!\1)(?:${englishWords})(?![\p{L}}-]))`,
  'iu',
);

/** What hardly a text says. */
const wordQuestions: WordRules = [
  [familiar, (word) => `«${word}»: Die Website sagt Sie, Ihr und Ihnen.`],
  [english, () => 'Ist das Englisch? Die Website ist auf Deutsch.'],
  [/\d[\d.,]*\sProzent\b/, (share) => `«${share}»: Die Website schreibt «${/\S+/.exec(share)?.[0]}%».`],
  [/\b\d{1,2}\.\d\d(?=\sUhr)/, (time) => `«${time}»: Die Website schreibt «${time.replace('.', ':')} Uhr».`],
];

const words =
  (rules: WordRules): TextRule =>
  (text) =>
    rules.flatMap(([pattern, what]) =>
      (text.match(new RegExp(pattern, `g${pattern.flags}`)) ?? []).map((found) => what(found)),
    );

/** Words of the railway: the drawings are its own, sentences are where goods travel. */
const ofRailway = /\b\p{L}*(?:Fahrplan|Gleis|Bahnhof|Endstation|Prellbock|Haltestelle)\p{L}*/iu;
const aboutTravel =
  /\/(?:home|logistik-transport|departure-board|inquiry-lines|order-times|order-calendar)\.ts$/;

/** A matter of style: words of the railway where nothing travels. */
const railway: TextRule = (text, field, file) => {
  const [found] =
    aboutTravel.test(file) || /(?:Alt|meta\..*)$/.test(field) ? [] : (ofRailway.exec(text) ?? []);
  return found ? [`«${found}»: Worte der Bahn nur, wo Ware fährt.`] : [];
};

const date = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\.[ \u00a0](${monthNames.join('|')})\b(?:[ \u00a0](\d{4}))?`,
  'g',
);
const dateInFigures = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\.?\d)/g;
/** Without a year; what has no such month is something else. */
const dayAndMonth = /(?<![\d.])(\d{1,2})\.(0?[1-9]|1[0-2])\.(?!\d)/g;

/** Days that no calendar has; without a year it may be a leap year. */
const dates = (text: string): string[] =>
  [date, dateInFigures, dayAndMonth]
    .flatMap((form) => [...text.matchAll(form)])
    .filter(([, day, name = '', year = '2000']) => {
      const month = monthNames.findIndex((one) => one === name) + 1 || Number(name);
      const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
      return !(Number(day) >= 1 && Number(day) <= last && month >= 1 && month <= 12);
    })
    .map(([found]) => `Den «${found}» gibt es nicht.`);

/** Amounts in another form than `CHF 24’819.76`, and how to write them; those in figures begin with the form that is found. */
const amountForms: readonly [pattern: RegExp, right: (found: string) => string][] = [
  [
    /\b(?:CHF|Fr\.|EUR|USD)[ \u00a0]?\d{1,3}(?:[.,]\d{3})+(?!\d)|(?<![\d.])\d{1,3}(?:[.,]\d{3})+(?=[ \u00a0](?:Franken|Euro|€))/g,
    (found) => found.replace(/(?<=\d)[.,](?=\d{3})/g, '’'),
  ],
  [/\b(?:CHF|Fr\.|EUR|USD)[ \u00a0]?\d[\d’]*,\d\d(?!\d)/g, (found) => found.replace(',', '.')],
  [/\bSFr\.?[ \u00a0]?\d[\d’.]*\d/g, (found) => found.replace(/^\D+/, 'CHF ')],
  [/(?<![\d.])\d[\d’.]*[ \u00a0]?CHF\b(?![ \u00a0]?\d)/g, (found) => `CHF ${found.replace(/\D+$/, '')}`],
  [/(?<![\d.])\d[\d’]*\.[-–—]+(?!\d)/g, (found) => `CHF ${found.replace(/\D+$/, '')}`],
  [/\bCHF\d[\d’.]*\d/g, (found) => found.replace('CHF', 'CHF ')],
  [/\bCHF[ \u00a0]\d{5,}\b/g, (found) => found.replace(/\B(?=(?:\d{3})+$)/g, '’')],
];

/** Amounts in another form than the website's. */
const amounts = (text: string, insured = ''): string[] =>
  amountForms.flatMap(([pattern, right]) =>
    (text.match(pattern) ?? [])
      .filter((found) => found !== insured)
      .map((found) => `«${found}» ist hier anders geschrieben: «${right(found)}».`),
  );

/** The places of the offices in China as the project ships: texts name them. */
const shippedOffices = ['Shanghai', 'Guangzhou'];

/** Texts that say something else of the company than its record: offices, hours, sum insured, age. */
export const checkCompanyTexts = (
  where: string,
  texts: readonly FoundText[],
  company: Company,
): Finding[] => {
  const { chinaOffices, founded, liabilityInsurance, openingHours } = company;
  const rule: TextRule = (text) => {
    const hours = text.match(/\d{2}:\d{2}–\d{2}:\d{2}/g) ?? [];
    const sums = /haftpflicht|Versicherungssumme/i.test(text) ? text.match(/CHF[ \u00a0]\d[\d.’]*\d/g) : [];
    const isHistory = where.endsWith('/about.ts');
    const years = isHistory ? text.matchAll(/\b(?:seit|gegründet)[ \u00a0](\d{4})\b(?! gilt)/gi) : [];
    return [
      ...hours
        .filter((span) => openingHours.every((entry) => entry.hours !== span))
        .map((span) => `«${span}» ist keine Ihrer Öffnungszeiten`),
      ...shippedOffices
        .filter((city) => text.includes(city) && !chinaOffices.includes(city))
        .map((city) => `nennt ${city}, wo Sie laut Firma kein Büro haben`),
      ...(sums ?? [])
        .filter((sum) => sum !== liabilityInsurance)
        .map((sum) => `«${sum}»: versichert sind laut Firma ${liabilityInsurance}`),
      ...[...years]
        .filter(([, year]) => Number(year) !== founded)
        .map(([, year]) => `«${year}»: gegründet ist die Firma ${founded}`),
    ].map((reason) => `${reason} (src/content/company.ts).`);
  };
  return askOfTexts(question, rule)(where, texts);
};
