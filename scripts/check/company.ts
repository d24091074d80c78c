import type { Company } from '#content/company.ts';
import { must, type Finding } from '../findings/finding.ts';

/** Where the record stands. */
export const file = 'src/content/company.ts';

/** An address that cannot be one. */
export const checkEmail = ({ email }: Company): Finding[] =>
  /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(email)
    ? []
    : [must(file, 'email', `«${email}» ist keine E-Mail-Adresse: Nach dem @ fehlt eine Domain mit Punkt.`)];

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

/** Opening hours that no clock shows. */
export const checkHours = ({ openingHours }: Company): Finding[] =>
  openingHours.flatMap(({ days, hours }, index) => {
    const [, from = '', to = ''] =
      /^((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(hours) ?? [];
    return from < to
      ? []
      : [
          must(
            file,
            `openingHours[${index}]`,
            `«${days} ${hours}» gibt es nicht. Zum Beispiel: 08:00–18:00, mit langem Strich.`,
          ),
        ];
  });
