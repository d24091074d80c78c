import { readConfig } from '#config.ts';
import { agb } from '#content/legal/agb.ts';
import type { Company } from '#content/company.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { file } from './company.ts';
import { check, must, type Finding } from './finding.ts';
import { textsOf } from './record-texts.ts';

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

/** What still is a placeholder, and what the owner is asked about the company before going live. */
export function askCompany(company: Company): Finding[] {
  const { siteUrl: _, ...facts } = company;
  const placeholders = textsOf(facts)
    .filter(({ text }) => isPlaceholder(text))
    .map(({ field, text }) => must(file, field, `«${text}» ist ein Platzhalter.`));
  return [
    ...placeholders,
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
          file,
          'jurisdiction',
          `Ihr Sitz ist ${city}, in den AGB steht: «${clause?.text ?? 'nichts'}». Stimmt das? Ohne dieses Feld ist es der Sitz.`,
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
