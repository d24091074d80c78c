import { domainToASCII } from 'node:url';
import type { Company } from '#content/company.ts';
import { weekdaysOf } from '#lib/weekdays.ts';
import { must, type Finding } from '../findings/finding.ts';
import { codePoints } from './signs.ts';

/** Where the record stands. */
export const file = 'src/content/company.ts';

/** An address that cannot be one, or that not every program can write to. */
export function checkEmail({ email }: Company): Finding[] {
  if (!/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(email)) {
    return [
      must(file, 'email', `«${email}» ist keine E-Mail-Adresse: Nach dem @ fehlt eine Domain mit Punkt.`),
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

/** A Swiss number that reaches nobody: nine digits follow +41. */
export const checkPhone = ({ phone }: Company): Finding[] =>
  /^\+(?!41)/.test(phone) || /^\+41(?: ?\d){9}$/.test(phone)
    ? []
    : [must(file, 'phone', `«${phone}» ist keine Schweizer Nummer: Nach +41 stehen neun Ziffern.`)];

/** A postal code that no Swiss place has. */
export const checkPostalCode = ({ address: { postalCode } }: Company): Finding[] =>
  /^\d{4}$/.test(postalCode)
    ? []
    : [
        must(
          file,
          'address.postalCode',
          `«${postalCode}» ist keine Schweizer Postleitzahl: Sie hat vier Ziffern.`,
        ),
      ];

/** Opening hours that no clock shows, days that do not follow each other, and two entries for the same time. */
export const checkHours = ({ openingHours }: Company): Finding[] =>
  openingHours.flatMap((entry, index) => {
    const text = `${entry.days} ${entry.hours}`;
    const wrong = (reason: string) => [must(file, `openingHours[${index}]`, `«${text}» ${reason}`)];
    if (weekdaysOf(entry.days).length === 0) {
      return wrong('läuft nicht von einem Wochentag zu einem späteren: zwei Einträge schreiben.');
    }
    if (entry.hours === 'geschlossen') return [];
    const [from, to] = timesOf(entry.hours);
    if (!(from < to)) return wrong('gibt es nicht. Zum Beispiel: 08:00–18:00, mit langem Strich.');
    const other = openingHours.slice(0, index).find(({ days, hours }) => {
      const [otherFrom, otherTo] = timesOf(hours);
      return (
        weekdaysOf(days).some((day) => weekdaysOf(entry.days).includes(day)) &&
        from < otherTo &&
        otherFrom < to
      );
    });
    return other ? wrong(`und «${other.days} ${other.hours}» überschneiden sich.`) : [];
  });

const timesOf = (hours: string): [from: string, to: string] => {
  const [, from = '', to = ''] =
    /^((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(hours) ?? [];
  return [from, to];
};
