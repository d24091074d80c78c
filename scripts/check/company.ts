import { domainToASCII } from 'node:url';
import type { Company } from '#content/site.schema.ts';
import { readDay, today, type Day } from '#lib/day.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { weekdaysOf } from '#lib/company-days.ts';
import { check, must, only, type Finding } from './findings.ts';
import { codePoints } from './texts.ts';

/** Where the record stands. */
export const file = 'src/content/company.ts';

const wrong = (field: string, reason: string) => must(file, field, reason);
const ask = (field: string, reason: string) => check(file, field, reason);

/** What cannot be true of a company, whoever it is, and what is likely to be a slip. */
export const checkCompany = (company: Company, day = today()): Finding[] => [
  ...checkEmail(company),
  ...checkCanton(company),
  ...checkHours(company),
  ...checkClosures(company, day),
  ...checkNumbers(company),
];

/** An address that not every program can write to. */
function checkEmail({ email }: Company): Finding[] {
  const foreign = /[^!-~]/u.exec(email)?.[0];
  if (foreign === undefined) return [];
  const [, domain = ''] = email.split('@');
  const remedy = /[^!-~]/u.test(domain)
    ? `die Domain so schreiben, wie Mailprogramme sie senden: «${domainToASCII(domain)}»`
    : 'nicht jeder Mailserver nimmt das an';
  return [wrong('email', `«${email}» enthält «${foreign}» (${codePoints(foreign)}): ${remedy}.`)];
}

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

/** A postal code that is hardly one of the canton. */
function checkCanton({ address: { canton, postalCode } }: Company): Finding[] {
  const isElsewhere = cantonsOf[postalCode[0] ?? '']?.split(' ').includes(canton) === false;
  const reason = `Im Kanton ${canton} gibt es «${postalCode}» wohl nicht. Vom Kanton hängen die Feiertage der Termine ab.`;
  return only(isElsewhere && ask('address.canton', reason));
}

/** Closing days that cannot be meant, and such as are over. */
const checkClosures = ({ closures = [] }: Company, day: Day): Finding[] =>
  closures.flatMap(({ from, to, note }, index) => {
    const field = `closures[${index}]`;
    const [first, last] = [readDay(from), readDay(to)];
    if (first === null || last === null) return [];
    if (last < first) return [wrong(field, `«${note}» endet (${to}), bevor es beginnt (${from}).`)];
    if (last < day) return [ask(field, `«${note}» ist vorbei (${to}): den Eintrag löschen.`)];
    const isLong = last - first > 60 || first - day > 2 * 366;
    return only(isLong && ask(field, `«${note}» von ${from} bis ${to}: Stimmen die Tage?`));
  });

/** Opening hours that no clock shows, days that do not follow each other, and two entries for the same time. */
const checkHours = ({ openingHours }: Company): Finding[] =>
  openingHours.flatMap((entry, index) => {
    const not = (name: keyof typeof entry, reason: string) =>
      wrong(`openingHours[${index}].${name}`, `«${entry[name]}» ${reason}`);
    const days = weekdaysOf(entry.days);
    const [from, to] = timesOf(entry.hours);
    const other = openingHours.slice(0, index).find((one) => {
      const [otherFrom, otherTo] = timesOf(one.hours);
      return weekdaysOf(one.days).some((day) => days.includes(day)) && from < otherTo && otherFrom < to;
    });
    const remedy = 'Mit langem Strich schreiben, wie Mo–Fr; über das Wochenende zwei Einträge.';
    return only(
      days.length === 0 && not('days', `läuft nicht von einem Wochentag zu einem späteren. ${remedy}`),
      !(from < to) && not('hours', 'gibt es nicht. Zum Beispiel: 08:00–18:00, mit langem Strich.'),
      other && not('hours', `(${entry.days}) und «${other.days} ${other.hours}» überschneiden sich.`),
    );
  });

/** From when to when; a day that is closed is so from midnight to midnight. */
function timesOf(hours: string): [from: string, to: string] {
  if (hours === 'geschlossen') return ['00:00', '24:00'];
  const [, from = '', to = ''] =
    /^((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(hours) ?? [];
  return [from, to];
}

/** Numbers of which one follows from the other. */
function checkNumbers({ uid, vatNumber }: Company): Finding[] {
  if (isPlaceholder(uid)) return [];
  return only(
    !isValidUid(uid) && wrong('uid', `«${uid}» ist keine gültige UID: Die Prüfziffer stimmt nicht.`),
    !vatNumber.startsWith(uid) && ask('vatNumber', `«${vatNumber}» beginnt nicht mit der UID «${uid}».`),
  );
}

/** The last digit follows from the others (eCH-0097). */
function isValidUid(uid: string): boolean {
  const digits = [...uid.replace(/\D/g, '')].map(Number);
  const weights = [5, 4, 3, 2, 7, 6, 5, 4];
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return digits.length === 9 && (11 - (sum % 11)) % 11 === digits[8];
}
