/** What the owner is asked before going live: samples, placeholders, settings, and what only the network or a calendar can tell. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '#config.ts';
import { readConfig } from '#settings.ts';
import { company as ownCompany } from '#content/company.ts';
import type { Company } from '#content/site.schema.ts';
import { agb } from '#content/legal/agb.ts';
import { datenschutz } from '#content/legal/datenschutz.ts';
import { recipients } from '#content/legal/recipients.ts';
import { register } from '#content/register.ts';
import type { Route } from '#content/routes.ts';
import { members, team } from '#content/team.ts';
import { knownYears } from '#content/tools/china-holidays.ts';
import { orderCalendarTool } from '#content/tools/order-calendar.ts';
import { noticeWeeks } from '#content/tools/order-times.ts';
import { formatDay, readDay, today, type Day } from '#lib/day.ts';
import { isPlaceholder, isUnfinished } from '#lib/placeholders.ts';
import { siteFolder } from '../site-folder.ts';
import { file as companyFile } from './company.ts';
import { question, mistake, only, type Finding } from './findings.ts';
import { fileOf, readPageRecords, readSharedRecords, textsOf } from './records.ts';
import { dueFacts, hearsay } from './register.ts';
import { checkPeople, checkSamples } from './samples.ts';
import { checkConfiguration, checkLive, checkReceiver, checkRecipients } from './settings.ts';

/**
 * `isLive`: endpoint, portal and receiver are asked whether visitors reach them. `isBeforeBuild`: nothing is said of the last
 * build, since another follows, nor of facts to be read again, which `npm run check` names.
 */
export async function askBeforeLaunch(isLive: boolean, isBeforeBuild: boolean): Promise<Finding[]> {
  const ofPages = Object.entries(await readPageRecords(config)).flatMap(([route, record]) => {
    const file = fileOf(route as Route);
    return [
      ...checkSamples(file, record),
      ...checkPeople(file, record, members),
      ...checkUnfinished(file, record, ownCompany),
    ];
  });
  const legal = 'src/content/legal/';
  const dates = `AGB: «${agb.date}», Datenschutz: «${datenschutz.date}»`;
  const unproved = register.filter(({ evidence }) => evidence === 'offen').length;
  const proofs = `Für ${unproved} Angaben ist noch kein Beleg eingetragen (Liste: npm run launch-check -- --all).`;
  return [
    ...askCompany(ownCompany),
    ...checkConfiguration(config),
    ...checkRecipients(recipients, config),
    ...(await checkReceiver(config, isLive)),
    ...(isLive ? await checkLive(config) : []),
    ...ofPages,
    ...checkSamples('src/content/team.ts', team),
    ...Object.entries(await readSharedRecords()).flatMap(([file, record]) =>
      checkUnfinished(file, record, ownCompany),
    ),
    ...checkCalendar(isBeforeBuild ? null : builtDay(siteFolder), new Date()),
    ...(isBeforeBuild ? [] : dueFacts()),
    ...hearsay(),
    question(legal, 'agb, datenschutz', 'Hat eine Fachperson die Rechtstexte für Ihren Fall geprüft?'),
    question(legal, 'date', `Stimmt der Stand der Rechtstexte? ${dates}.`),
    question('src/content/register.ts', 'evidence', proofs),
  ];
}

/** Facts that could be true as they ship, so that only the owner can tell. */
const toConfirm: Partial<Record<keyof Company, string>> = {
  openingHours: 'Stimmen die Öffnungszeiten? Sie stehen auch in den strukturierten Daten für Suchmaschinen.',
  founded: 'Stimmt das Gründungsjahr? Es steht auch in src/content/pages/about.ts.',
  copyrightYear: 'Stimmt das Jahr in der Zeile mit ©? Es folgt dem Kalender nicht.',
  chinaOffices: 'Stimmen die Orte der Büros? Sie stehen auch in Texten: in src/content danach suchen.',
  liabilityInsurance: 'Stimmt die Versicherungssumme mit der Police überein? Sie steht im Impressum.',
};

/** What still is a placeholder, and what the owner is asked about the company before going live. */
export function askCompany(record: Company): Finding[] {
  const { siteUrl: _, ...company } = record;
  const { city, canton } = company.address;
  // The place of jurisdiction is a decision of its own; most often it is the seat.
  const clause = textsOf(agb.sections(readConfig({}))).find(({ text }) =>
    text.startsWith('Gerichtsstand ist'),
  )?.text;
  const isSeat = clause?.replaceAll('\u00a0', ' ').startsWith(`Gerichtsstand ist ${city}`);
  const elsewhere = `Ihr Sitz ist ${city}, in den AGB steht: «${clause ?? 'nichts'}». Stimmt das? Ohne dieses Feld ist es der Sitz.`;
  // The one holiday on which published lists and the record disagree by municipality.
  const corpusChristi =
    'Fronleichnam ist in Le Landeron und Le Cerneux-Péquignot frei und sonst nicht: Gilt er für Sie, ihn eintragen.';
  return [
    ...textsOf(company)
      .filter(({ text }) => isPlaceholder(text))
      .map(({ field, text }) => mistake(companyFile, field, `«${text}» ist ein Platzhalter.`)),
    ...only(
      !isSeat && question(companyFile, 'jurisdiction', elsewhere),
      canton === 'NE' && question('src/content/holidays.ts', 'NE', corpusChristi),
    ),
    ...Object.entries(toConfirm).map(([field, text]) => question(companyFile, field, text)),
  ];
}

/** Unfinished texts in a record. What comes from the company record is reported there, once. */
export function checkUnfinished(file: string, record: unknown, company: Company): Finding[] {
  const companyValues = textsOf(company).map(({ text }) => text);
  const withoutCompany = (text: string) =>
    companyValues.reduce((rest, value) => rest.replaceAll(value, ''), text);
  return textsOf(record)
    .filter(({ text }) => isUnfinished(withoutCompany(text)))
    .map(({ field, text }) => mistake(file, field, 'Unfertig.', text));
}

const { id } = orderCalendarTool;

/** The day that the calendar of a built site names as that of its build; null where there is no such site. */
export function builtDay(folder: string): Day | null {
  const file = join(folder, 'services/end-to-end-sourcing.html');
  if (!existsSync(file)) return null;
  const stamp = new RegExp(`id="${id}".*?<time datetime="([^"]+)"`, 'is');
  return readDay(stamp.exec(readFileSync(file, 'utf8'))?.[1] ?? '');
}

/** The order calendar ages: its example holds for some weeks after the build, and its holidays for some years. */
export function checkCalendar(built: Day | null, now: Date, { to }: { to: number } = knownYears): Finding[] {
  const isOld = built !== null && today(now) - built > noticeWeeks * 7;
  const old = `Die gebaute Website ist vom ${formatDay(built ?? 0)}, mehr als ${noticeWeeks} Wochen alt: neu bauen und hochladen, sonst ist das Beispiel ohne Script veraltet.`;
  const ending = `Die Feiertage sind nur bis ${to} eingetragen: weitere Jahre nachtragen.`;
  return only(
    isOld && question('dist/', 'Bestellkalender', old),
    to - now.getFullYear() < 2 && question('src/content/tools/china-holidays.ts', 'knownYears', ending),
  );
}
