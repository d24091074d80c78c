/**
 * `npm run launch-check`: what is still a sample or a placeholder, and the register of figures. Ends with 1 while
 * something is left that must not go live. `-- --live` also asks endpoint, portal and receiver whether
 * visitors reach them; `-- --before-build` says nothing of the last build, since another follows, nor of facts to be read again,
 * which `npm run check` names.
 * Writes German, since the owner of the site reads it.
 */
import { config } from '#config.ts';
import { company } from '#content/company.ts';
import { recipients } from '#content/legal/recipients.ts';
import { register } from '#content/register.ts';
import type { Route } from '#content/routes.ts';
import { members, team } from '#content/team.ts';
import { builtDay, checkCalendar } from './launch-check/calendar.ts';
import { checkCompany } from './launch-check/company.ts';
import { checkConfiguration, checkRecipients } from './launch-check/configuration.ts';
import { dueFacts, hearsay } from './findings/due.ts';
import { check, type Finding } from './findings/finding.ts';
import { fileOf } from './findings/record-files.ts';
import { pageRecords, sharedRecords } from './findings/records.ts';
import { checkLive } from './launch-check/live.ts';
import { checkPeople } from './launch-check/people.ts';
import { checkReceiver } from './launch-check/receiver.ts';
import { printRegister, printFindings } from './findings/report.ts';
import { checkSamples } from './launch-check/samples.ts';
import { checkTexts } from './launch-check/texts.ts';
import { today } from '#lib/day.ts';
import { siteFolder } from './site-folder.ts';

const isLive = process.argv.includes('--live');
const isAlone = !process.argv.includes('--before-build');
const built = isAlone ? builtDay(siteFolder) : null;

const findings: Finding[] = [
  ...checkCompany(company),
  ...checkConfiguration(config),
  ...checkRecipients(recipients, config),
  ...(await checkReceiver(config, isLive)),
  ...(isLive ? await checkLive(config) : []),
  ...Object.entries(pageRecords(config)).flatMap(([route, record]) => {
    const file = fileOf(route as Route);
    return [
      ...checkSamples(file, record),
      ...checkPeople(file, record, members),
      ...checkTexts(file, record, company),
    ];
  }),
  ...checkSamples('src/content/team.ts', team),
  ...Object.entries(sharedRecords).flatMap(([file, record]) => checkTexts(file, record, company)),
  ...checkCalendar(built, new Date()),
  ...(isAlone ? dueFacts(today()) : []),
  ...hearsay(),
  check(
    'src/content/legal/',
    'agb, datenschutz',
    'Hat eine Fachperson die Rechtstexte für Ihren Fall geprüft?',
  ),
  check(
    'src/content/register.ts',
    'evidence',
    `Für ${register.filter(({ evidence }) => evidence === 'offen').length} Angaben ist noch kein Beleg eingetragen (Liste oben).`,
  ),
];

const must = findings.filter(({ level }) => level === 'muss');
const toCheck = findings.filter(({ level }) => level === 'prüfen');

console.log(`Startprüfung für ${config.siteUrl}\n`);
console.log(`${printRegister(register)}\n`);
console.log(`${printFindings('PRÜFEN', toCheck)}\n`);
console.log(`${printFindings('MUSS', must)}\n`);
console.log(
  must.length > 0
    ? `Nicht bereit: ${must.length} × muss, ${toCheck.length} × prüfen. Anleitung: docs/go-live.md`
    : `Bereit. ${toCheck.length} × prüfen.`,
);
process.exitCode = must.length > 0 ? 1 : 0;
