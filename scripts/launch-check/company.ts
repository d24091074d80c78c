import { readConfig } from '#config.ts';
import { agb } from '#content/legal/agb.ts';
import type { Company } from '#content/company.ts';
import { textsOf } from '../check/record-texts.ts';
import { check, must, type Finding } from '../findings/finding.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { checkEmail, checkHours, checkPhones, file } from '../check/company.ts';

/** Facts that could be true as they ship, so that only the owner can tell. */
const toConfirm: readonly [keyof Company, string][] = [
  [
    'openingHours',
    'Stimmen die Öffnungszeiten? Sie stehen auch in den strukturierten Daten für Suchmaschinen.',
  ],
  ['founded', 'Stimmt das Gründungsjahr? Es steht auch in src/content/pages/about.ts.'],
  ['copyrightYear', 'Stimmt das Jahr in der Zeile mit ©? Es folgt dem Kalender nicht.'],
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
    ...checkPhones(company),
    ...checkHours(company),
    ...checkJurisdiction(company),
    ...checkCanton(company),
    ...toConfirm.map(([field, text]) => check(file, field, text)),
  ];
}

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

/** The one holiday on which published lists and the record disagree by municipality. */
const checkCanton = ({ address: { canton } }: Company): Finding[] =>
  canton === 'NE'
    ? [
        check(
          'src/content/holidays.ts',
          'NE',
          'Fronleichnam ist in Le Landeron und Le Cerneux-Péquignot frei und sonst nicht: Gilt er für Sie, ihn eintragen.',
        ),
      ]
    : [];

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
