/**
 * `npm run check`: formats the records and says in one go, in German, what is wrong with them: signs, types, words, lengths,
 * links, figures, titles; then which facts have to be read again, and which pages were too heavy for the first packets when
 * they were built last. It looks at the sources and takes seconds; `npm run release` and `npm test` look at the built pages as
 * well.
 */
import { execFileSync } from 'node:child_process';
import type { SiteConfig } from '#config.ts';
import type { Finding } from './findings/finding.ts';
import { contentFiles } from './findings/record-files.ts';
import { today } from '#lib/day.ts';
import { printFindings } from './findings/report.ts';
import { checkSyntax, checkTypes } from './check/types.ts';
import { firstFlightNotes } from './weights/first-flight.ts';

const unreadable = contentFiles.flatMap((file) => checkSyntax(file));
const all = unreadable.length > 0 ? unreadable : await checkReadable();
const findings = all.filter(({ level }) => level === 'muss');
const questions = all.filter(({ level }) => level === 'prüfen');
console.log(printFindings(findings.length > 0 ? 'ZU ÄNDERN' : 'In Ordnung. Zu ändern', findings));
if (questions.length > 0) console.log(printFindings('\nZU PRÜFEN', questions));
await nameDueFacts();
for (const note of firstFlightNotes()) console.log(note);
process.exitCode = findings.length > 0 ? 1 : 0;

/** Facts that have to be read again: a line each, and no mistake. */
async function nameDueFacts() {
  const { dueFacts } = await import('./findings/due.ts').catch(() => ({ dueFacts: () => [] }));
  const due = dueFacts(today());
  if (due.length > 0) console.log(printFindings('\nNEU LESEN', due));
}

async function checkReadable(): Promise<Finding[]> {
  // Ends with a sentence where the environment is wrong.
  const { config } = await import('#config.ts');
  execFileSync(process.execPath, [
    'node_modules/prettier/bin/prettier.cjs',
    '--write',
    '--cache',
    '--log-level',
    'warn',
    'src/content',
  ]);
  const types = checkTypes();
  // A record with a part missing may not be readable to the rest.
  const rest = await checkTexts(config).catch(async (error: unknown) => {
    if ((await types).length > 0) return [];
    throw error;
  });
  return [...(await types), ...rest];
}

async function checkTexts(config: SiteConfig): Promise<Finding[]> {
  const { checkRecords } = await import('./check/records.ts');
  const { checkPhotographs } = await import('./check/photographs.ts');
  const { team } = await import('#content/team.ts');
  // Reads all records once more, while the compiler does.
  const { checkLimits } = await import('./check/limits.ts');
  const limits = await Promise.all(contentFiles.map(checkLimits));
  return [...checkRecords(config), ...limits.flat(), ...(await checkPhotographs(team))];
}
