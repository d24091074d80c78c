import { readConfig } from '#config.ts';
import { agb } from '#content/legal/agb.ts';
import type { Company } from '#content/company.ts';
import { textsOf } from '#lib/record-texts.ts';
import { check, must, type Finding } from './finding.ts';
import { isPlaceholder } from '#lib/placeholders.ts';

const file = 'src/content/company.ts';

/** Facts that could be true as they ship, so that only the owner can tell. */
const toConfirm: readonly [keyof Company, string][] = [
  [
    'openingHours',
    'Stimmen die Öffnungszeiten? Sie stehen auch in den strukturierten Daten für Suchmaschinen.',
  ],
  ['founded', 'Stimmt das Gründungsjahr? Es steht auch in src/content/pages/about.ts.'],
  ['chinaOffices', 'Stimmen die Orte der Büros? Sie stehen auch in Texten: in src/content danach suchen.'],
  ['liabilityInsurance', 'Stimmt die Versicherungssumme mit der Police überein? Sie steht im Impressum.'],
];

export function checkCompany(company: Company): Finding[] {
  const { siteUrl: _, ...facts } = company;
  const placeholders = textsOf(facts)
    .filter(({ text }) => isPlaceholder(text))
    .map(({ field, text }) => must(file, field, `«${text}» ist ein Platzhalter.`));
  return [
    ...placeholders,
    ...checkNumbers(company),
    ...checkEmail(company),
    ...checkPhone(company),
    ...checkHours(company),
    ...checkJurisdiction(company),
    ...toConfirm.map(([field, text]) => check(file, field, text)),
  ];
}

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

/** The place of jurisdiction is a decision of its own; most often it is the seat. */
function checkJurisdiction({ address: { city } }: Company): Finding[] {
  const clause = textsOf(agb.sections(readConfig({}))).find(({ text }) =>
    text.startsWith('Gerichtsstand ist'),
  );
  return clause?.text.replaceAll('\u00a0', ' ').startsWith(`Gerichtsstand ist ${city}`)
    ? []
    : [
        check(
          'src/content/legal/agb.ts',
          'Recht und Gerichtsstand',
          `Ihr Sitz ist ${city}, in den AGB steht: «${clause?.text ?? 'nichts'}». Stimmt das? Der Ort steht auch in der Beschreibung der Seite und in src/content/pages/why-us.ts.`,
        ),
      ];
}

function checkNumbers({ uid, vatNumber }: Company): Finding[] {
  if (isPlaceholder(uid)) return [];
  const findings: Finding[] = [];
  if (!isValidUid(uid)) {
    findings.push(must(file, 'uid', `«${uid}» ist keine gültige UID: Die Prüfziffer stimmt nicht.`));
  }
  if (!vatNumber.startsWith(uid)) {
    findings.push(check(file, 'vatNumber', `«${vatNumber}» beginnt nicht mit der UID «${uid}».`));
  }
  return findings;
}

/** The last digit follows from the others (eCH-0097). */
export function isValidUid(uid: string): boolean {
  const digits = [...uid.replace(/\D/g, '')].map(Number);
  const weights = [5, 4, 3, 2, 7, 6, 5, 4];
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return digits.length === 9 && (11 - (sum % 11)) % 11 === digits[8];
}
