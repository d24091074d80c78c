import { domainToASCII } from 'node:url';
import type { Company } from '#content/company.ts';
import { partsOf, readDay, today, type Day } from '#lib/day.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { weekdaysOf } from '#lib/company-days.ts';
import { check, must, type Finding } from './finding.ts';
import { codePoints } from './signs.ts';

/** Where the record stands. */
export const file = 'src/content/company.ts';

/** What cannot be true of a company, whoever it is, and what is likely to be a slip. */
export const checkCompany = (company: Company, day = today()): Finding[] => [
  ...checkEmail(company),
  ...checkPhones(company),
  ...checkPostalCode(company),
  ...checkHours(company),
  ...checkClosures(company, day),
  ...checkNumbers(company),
  ...checkYears(company, day),
];

/** An address that cannot be one, or that not every program can write to. */
function checkEmail({ email }: Company): Finding[] {
  if (!/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(email)) {
    return [
      must(
        file,
        'email',
        `«${email}» ist keine E-Mail-Adresse: Nach dem @ steht eine Domain mit Punkt, nirgends ein Leerschlag.`,
      ),
    ];
  }
  const foreign = /[^!-~]/u.exec(email)?.[0];
  if (foreign === undefined) return [];
  const [, domain = ''] = email.split('@');
  const remedy = /[^!-~]/u.test(domain)
    ? `die Domain so schreiben, wie Mailprogramme sie senden: «${domainToASCII(domain)}»`
    : 'nicht jeder Mailserver nimmt das an';
  return [must(file, 'email', `«${email}» enthält «${foreign}» (${codePoints(foreign)}): ${remedy}.`)];
}

/** Swiss numbers that reach nobody: nine digits follow +41. */
const checkPhones = ({ phone, otherPhones = [], whatsApp }: Company): Finding[] =>
  [
    ['phone', phone] as const,
    ...otherPhones.map((other, index) => [`otherPhones[${index}].phone`, other.phone] as const),
    ...(whatsApp ? [['whatsApp', whatsApp] as const] : []),
  ]
    .filter(([, number]) => !/^\+(?!41)[\d ]+$/.test(number) && !/^\+41(?: ?\d){9}$/.test(number))
    .map(([field, number]) =>
      must(file, field, `«${number}» ist keine Schweizer Nummer: Nach +41 stehen neun Ziffern.`),
    );

/** The cantons in which a postal code may lie, by its first digit. */
const cantonsOf: Readonly<Record<string, string>> = {
  1: 'VD GE FR VS BE',
  2: 'NE JU BE SO',
  3: 'BE VS FR SO',
  4: 'BS BL SO AG BE LU JU',
  5: 'AG SO LU',
  6: 'LU ZG SZ UR OW NW TI GR AG BE',
  7: 'GR SG',
  8: 'ZH SH TG SG SZ GL AG',
  9: 'SG AR AI TG',
};

/** A postal code that no Swiss place has, or hardly one of the canton. */
const checkPostalCode = ({ address, otherOffices = [] }: Company): Finding[] => [
  ...[address, ...otherOffices].flatMap(({ postalCode }, index) =>
    /^[1-9]\d{3}$/.test(postalCode)
      ? []
      : [
          must(
            file,
            index === 0 ? 'address.postalCode' : `otherOffices[${index - 1}].postalCode`,
            `«${postalCode}» ist keine Schweizer Postleitzahl: Sie hat vier Ziffern.`,
          ),
        ],
  ),
  ...(cantonsOf[address.postalCode[0] ?? '']?.split(' ').includes(address.canton) === false
    ? [
        check(
          file,
          'address.canton',
          `Im Kanton ${address.canton} gibt es «${address.postalCode}» wohl nicht. Vom Kanton hängen die Feiertage der Termine ab.`,
        ),
      ]
    : []),
];

/** Closing days that cannot be meant, and such as are over. */
const checkClosures = ({ closures = [] }: Company, day: Day): Finding[] =>
  closures.flatMap(({ from, to, note }, index) => {
    const field = `closures[${index}]`;
    const [first, last] = [readDay(from), readDay(to)];
    const noDay = (name: string, text: string) =>
      must(file, `${field}.${name}`, `Den Tag «${text}» gibt es nicht. Zum Beispiel: 2026-12-24.`);
    if (first === null || last === null) {
      return [...(first === null ? [noDay('from', from)] : []), ...(last === null ? [noDay('to', to)] : [])];
    }
    if (last < first) return [must(file, field, `«${note}» endet (${to}), bevor es beginnt (${from}).`)];
    if (last < day) return [check(file, field, `«${note}» ist vorbei (${to}): den Eintrag löschen.`)];
    if (last - first > 60 || first - day > 2 * 366)
      return [check(file, field, `«${note}» von ${from} bis ${to}: Stimmen die Tage?`)];
    return [];
  });

/** Opening hours that no clock shows, days that do not follow each other, and two entries for the same time. */
const checkHours = ({ openingHours }: Company): Finding[] =>
  openingHours.flatMap((entry, index) => {
    const wrong = (name: keyof typeof entry, reason: string) =>
      must(file, `openingHours[${index}].${name}`, `«${entry[name]}» ${reason}`);
    const found: Finding[] = [];
    if (weekdaysOf(entry.days).length === 0) {
      const remedy = 'Mit langem Strich schreiben, wie Mo–Fr; über das Wochenende zwei Einträge.';
      found.push(wrong('days', `läuft nicht von einem Wochentag zu einem späteren. ${remedy}`));
    }
    const [from, to] = timesOf(entry.hours);
    if (!(from < to)) {
      found.push(wrong('hours', 'gibt es nicht. Zum Beispiel: 08:00–18:00, mit langem Strich.'));
    }
    const other = openingHours.slice(0, index).find(({ days, hours }) => {
      const [otherFrom, otherTo] = timesOf(hours);
      return (
        weekdaysOf(days).some((day) => weekdaysOf(entry.days).includes(day)) &&
        from < otherTo &&
        otherFrom < to
      );
    });
    return other
      ? [...found, wrong('hours', `(${entry.days}) und «${other.days} ${other.hours}» überschneiden sich.`)]
      : found;
  });

/** From when to when; a day that is closed is so from midnight to midnight. */
const timesOf = (hours: string): [from: string, to: string] => {
  if (hours === 'geschlossen') return ['00:00', '24:00'];
  const [, from = '', to = ''] =
    /^((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(hours) ?? [];
  return [from, to];
};

/** Numbers with a form of their own: a check digit, and amounts with thousands apart. */
function checkNumbers({ uid, vatNumber, liabilityInsurance }: Company): Finding[] {
  const found: Finding[] = [];
  if (!isPlaceholder(uid) && !isValidUid(uid)) {
    found.push(must(file, 'uid', `«${uid}» ist keine gültige UID: Die Prüfziffer stimmt nicht.`));
  }
  if (!isPlaceholder(uid) && !vatNumber.startsWith(uid)) {
    found.push(check(file, 'vatNumber', `«${vatNumber}» beginnt nicht mit der UID «${uid}».`));
  }
  if (!/^CHF[ \u00a0][1-9]\d{0,2}(?:(?:’\d{3})+|(?:\.\d{3})+)$/.test(liabilityInsurance)) {
    const reason = `«${liabilityInsurance}» ist kein Betrag, wie ihn die Website schreibt. Zum Beispiel: CHF 2’000’000.`;
    found.push(must(file, 'liabilityInsurance', reason));
  }
  return found;
}

/** The last digit follows from the others (eCH-0097). */
function isValidUid(uid: string): boolean {
  const digits = [...uid.replace(/\D/g, '')].map(Number);
  const weights = [5, 4, 3, 2, 7, 6, 5, 4];
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return digits.length === 9 && (11 - (sum % 11)) % 11 === digits[8];
}

/** Years that are not over yet, or that nobody remembers. */
const checkYears = (company: Company, day: Day): Finding[] =>
  (['founded', 'copyrightYear'] as const)
    .filter((name) => !(company[name] > 1700 && company[name] <= partsOf(day).year))
    .map((name) => must(file, name, `«${company[name]}» ist kein Jahr bis heute.`));
