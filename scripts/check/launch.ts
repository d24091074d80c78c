/** What the owner is asked before going live: samples, placeholders, settings, and what only the network or a calendar can tell. */
import { config } from '#config.ts';
import { company } from '#content/company.ts';
import { agb } from '#content/legal/agb.ts';
import { datenschutz } from '#content/legal/datenschutz.ts';
import { recipients } from '#content/legal/recipients.ts';
import { register } from '#content/register.ts';
import type { Route } from '#content/routes.ts';
import { members, team } from '#content/team.ts';
import { siteFolder } from '../site-folder.ts';
import { builtDay, checkCalendar } from './calendar.ts';
import { askCompany } from './company-questions.ts';
import { checkConfiguration, checkRecipients } from './configuration.ts';
import { check, type Finding } from './finding.ts';
import { checkUnfinished } from './language.ts';
import { checkLive, checkReceiver } from './live.ts';
import { checkPeople } from './people.ts';
import { fileOf } from './record-files.ts';
import { dueFacts, hearsay } from './register.ts';
import { checkSamples } from './samples.ts';
import { pageRecords, sharedRecords } from './site-records.ts';

/**
 * `isLive`: endpoint, portal and receiver are asked whether visitors reach them. `isBeforeBuild`: nothing is said of the last
 * build, since another follows, nor of facts to be read again, which `npm run check` names.
 */
export async function askBeforeLaunch(isLive: boolean, isBeforeBuild: boolean): Promise<Finding[]> {
  const ofPages = Object.entries(pageRecords(config)).flatMap(([route, record]) => {
    const file = fileOf(route as Route);
    return [
      ...checkSamples(file, record),
      ...checkPeople(file, record, members),
      ...checkUnfinished(file, record, company),
    ];
  });
  const unproved = register.filter(({ evidence }) => evidence === 'offen').length;
  return [
    ...askCompany(company),
    ...checkConfiguration(config),
    ...checkRecipients(recipients, config),
    ...(await checkReceiver(config, isLive)),
    ...(isLive ? await checkLive(config) : []),
    ...ofPages,
    ...checkSamples('src/content/team.ts', team),
    ...Object.entries(sharedRecords).flatMap(([file, record]) => checkUnfinished(file, record, company)),
    ...checkCalendar(isBeforeBuild ? null : builtDay(siteFolder), new Date()),
    ...(isBeforeBuild ? [] : dueFacts()),
    ...hearsay(),
    check(
      'src/content/legal/',
      'agb, datenschutz',
      'Hat eine Fachperson die Rechtstexte für Ihren Fall geprüft?',
    ),
    check(
      'src/content/legal/',
      'date',
      `Stimmt der Stand der Rechtstexte? AGB: «${agb.date}», Datenschutz: «${datenschutz.date}».`,
    ),
    check(
      'src/content/register.ts',
      'evidence',
      `Für ${unproved} Angaben ist noch kein Beleg eingetragen (Liste: npm run launch-check -- --all).`,
    ),
  ];
}
