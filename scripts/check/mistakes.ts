/**
 * All that `npm run check` finds. What reads records is imported when it is asked, so that a file which cannot be read keeps no
 * other check from saying what it finds.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { SiteConfig, SettingsProblem } from '#settings.ts';
import { compile, explain } from './compiler.ts';
import { checkSchemas } from './conformity.ts';
import { mistake, type Finding } from './findings.ts';
import { contentFiles, readRecords, recordFiles, textsOf } from './records.ts';
import { placesIn, settle } from './settle.ts';
import { checkSyntax } from './syntax.ts';

/** Formats the records where all of them can be read, and finds what is wrong with them, each mistake once. */
export async function findMistakes(): Promise<Finding[]> {
  const unreadable = contentFiles.flatMap((file) => checkSyntax(file));
  if (unreadable.length === 0) format();
  const unreadableFiles = unreadable.map(({ file }) => file);
  // The records are read while the compiler reads them too; beside a file that cannot be read it says nothing.
  const compiling = unreadable.length === 0 ? compile() : Promise.resolve('');
  const failures: unknown[] = [];
  const run = (rule: () => Promise<Finding[]>) =>
    rule().catch((error: unknown) => {
      failures.push(error);
      return [];
    });
  const rules = [() => checkSite(failures), checkTeam, checkLooks];
  const found = (await Promise.all(rules.map(run))).flat();
  if (failures.length > 0) found.push(...(await run(() => checkEachFile(unreadableFiles))));
  const own = [...unreadable, ...settle(await checkSchemas(unreadableFiles), found)];
  const isWrong = ({ level }: Finding) => level === 'muss';
  const compiled = explain(await compiling, own.filter(isWrong));
  const isRefused = ({ file, field }: Finding) =>
    compiled.some((one) => one.file === file && one.field === field);
  const all = [...own.filter((one) => !isRefused(one)), ...compiled];
  // A record without a part that a rule reads, of which somebody has spoken; or nobody, and then it is no matter of the owner.
  if (failures.length > 0 && !all.some(isWrong)) throw failures[0];
  return all;
}

function format() {
  const program = 'node_modules/prettier/bin/prettier.cjs';
  execFileSync(process.execPath, [program, '--write', '--cache', '--log-level', 'warn', 'src/content']);
}

/** Settings and records together; rules that could not read a record are in `failures`. */
async function checkSite(failures: unknown[]): Promise<Finding[]> {
  const { config, findings } = await readSettings();
  const { checkRecords } = await import('./rules.ts');
  const ofRecords = await checkRecords(config);
  failures.push(...ofRecords.failed);
  return [...findings, ...ofRecords.findings];
}

/** The settings as they are, or those of a site without any where they are wrong. */
async function readSettings(): Promise<{ config: SiteConfig; findings: Finding[] }> {
  const settings = await import('#settings.ts');
  const file = existsSync('.env') ? readFileSync('.env') : null;
  try {
    return { config: settings.readSettings(file, process.env), findings: [] };
  } catch (error) {
    if (!(error instanceof settings.WrongSettings)) throw error;
    const config = settings.readConfig({ SITE_URL: 'https://www.example.com' });
    const lines = file === null ? [] : settings.readEnvText(file).split('\n');
    return { config, findings: error.problems.map((problem) => ofSetting(problem, lines)) };
  }
}

/** The address of the site stands in the company's record where no setting gives it. */
function ofSetting({ name, reason, isGiven }: SettingsProblem, lines: readonly string[]): Finding {
  const words = reason.replace(`${name}=`, '');
  if (!isGiven) return mistake('src/content/company.ts', 'siteUrl', words);
  // Of two lines with one name the last holds.
  const assignment = new RegExp(`^\\s*(?:export )?\\s*${name}\\s*(?:=|$)`);
  const line = lines.findLastIndex((text) => assignment.test(text)) + 1;
  return { ...mistake('.env', name, words), ...(line > 0 && { line }) };
}

/** Where not all records can be read together: the company, and the texts of each file, as they are typed where it needs one that cannot be read. */
async function checkEachFile(unreadable: readonly string[]): Promise<Finding[]> {
  const { checkTexts } = await import('./texts.ts');
  const ofCompany = await checkCompany().catch(() => []);
  const typed = placesIn('src/content/company.ts').texts();
  const insured = typed.find(({ field }) => field.endsWith('.liabilityInsurance'))?.text;
  const readable = recordFiles.filter((file) => !unreadable.includes(file));
  const found = readable.map(async (file) => {
    const texts = await readRecords(file).then(textsOf, () => placesIn(file).texts());
    return checkTexts(file, texts, insured);
  });
  return [...ofCompany, ...(await Promise.all(found)).flat()];
}

async function checkCompany(): Promise<Finding[]> {
  const { company } = await import('#content/company.ts');
  return (await import('./company.ts')).checkCompany(company);
}

async function checkTeam(): Promise<Finding[]> {
  const { team } = await import('#content/team.ts');
  return (await import('./looks.ts')).checkPhotographs(team);
}

/** What is no record: components and colours. */
async function checkLooks(): Promise<Finding[]> {
  const { checkComponents, checkColours } = await import('./looks.ts');
  return [...checkComponents(), ...checkColours()];
}
