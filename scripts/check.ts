/**
 * `npm run check`: formats the records and says in one go, in German, what is wrong with them: signs, types, words, lengths,
 * links, figures, titles; then which facts have to be read again, and which pages were too heavy for the first packets when
 * they were built last. It looks at the sources and takes seconds; `npm run release` and `npm test` look at the built pages as
 * well.
 */
import { execFileSync } from 'node:child_process';
import type { Finding } from './findings/finding.ts';
import { contentFiles, readRecords } from './findings/record-files.ts';
import { today } from '#lib/day.ts';
import { printFindings } from './findings/report.ts';
import { checkColours } from './check/colours.ts';
import { checkComponents } from './check/components.ts';
import { textsOf } from './check/record-texts.ts';
import { checkTexts } from './check/texts.ts';
import { checkSyntax, checkTypes } from './check/types.ts';
import { firstFlightNotes } from './weights/first-flight.ts';

const all = await checkAll();
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

/** Everything in one run: what one file lacks keeps no other check from saying what it finds. */
async function checkAll(): Promise<Finding[]> {
  const unreadable = contentFiles.flatMap((file) => checkSyntax(file));
  if (unreadable.length === 0) format();
  const isUnreadable = (file: string) => unreadable.some((finding) => finding.file === file);
  const types = checkTypes().then((found) => found.filter(({ file }) => !isUnreadable(file)));
  const rest = await checkContent(types).catch(async (error: unknown) => {
    if (unreadable.length + (await types).length === 0) throw error;
    return checkEachFile();
  });
  /** Such as `phone`, where the compiler says `company.phone (Zeile 89)`. */
  const mistyped = (await types).map(({ file, field }) => `${file} ${field.replace(/^\w+\.| \(.*/g, '')}`);
  const others = rest.filter(({ file, field }) => !mistyped.includes(`${file} ${field}`));
  const found = [...unreadable, ...(await types), ...others, ...checkComponents(), ...checkColours()];
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
}

function format() {
  const program = 'node_modules/prettier/bin/prettier.cjs';
  execFileSync(process.execPath, [program, '--write', '--cache', '--log-level', 'warn', 'src/content']);
}

async function checkContent(types: Promise<Finding[]>): Promise<Finding[]> {
  // Ends with a sentence where the environment is wrong.
  const { config } = await import('#config.ts');
  const { checkRecords } = await import('./check/records.ts');
  const { checkPhotographs } = await import('./check/photographs.ts');
  const { team } = await import('#content/team.ts');
  // Reads all records once more, while the compiler does.
  const { checkLimits } = await import('./check/limits.ts');
  const ownFiles = contentFiles.filter((file) => file !== 'src/content/pages.ts');
  const limits = await Promise.all(ownFiles.map(checkLimits));
  const records = checkRecords(config);
  if (records.failed.length > 0 && (await types).length === 0) throw records.failed[0];
  return [...records.findings, ...limits.flat(), ...(await checkPhotographs(team))];
}

/** The texts of those files that can be read, each by itself, and each text once. */
async function checkEachFile(): Promise<Finding[]> {
  const { company } = await import('#content/company.ts').catch(() => ({ company: undefined }));
  const found = contentFiles.map(async (file) => {
    const records = await readRecords(file).catch(() => ({}));
    return checkTexts(file, textsOf(records), company?.liabilityInsurance);
  });
  return [...new Map((await Promise.all(found)).flat().map((finding) => [finding.reason, finding])).values()];
}
