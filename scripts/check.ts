/**
 * `npm run check`: formats the records and says in one go, in German, what is wrong with them, each mistake once with its file,
 * field and line; then which facts have to be read again, and which pages were too heavy for the first packets when they were
 * built last. It looks at the sources and takes seconds; `npm run release` and `npm test` look at the built pages as well.
 *
 * `npm run launch-check` (`--launch`): what the owner is asked before going live; `-- --all` also prints the register of figures.
 * `-- --live` also asks endpoint, portal and receiver; `-- --before-build` says nothing that a release says anyway.
 *
 * Both end with 1 while something must not go live, and write German, since the owner of the site reads it.
 */
import { printFindings, printRegister, type Finding } from './check/findings.ts';
import { findMistakes } from './check/mistakes.ts';
import { settle } from './check/settle.ts';
import { firstFlightNotes } from './weights/measure.ts';

const has = (option: string) => process.argv.includes(option);

const all = has('--launch') ? await printLaunchCheck() : await printCheck();
process.exitCode = all.some(({ level }) => level === 'muss') ? 1 : 0;

async function printCheck(): Promise<Finding[]> {
  const found = await findMistakes();
  const { mistakes, questions } = byLevel(found);
  console.log(printFindings(mistakes.length > 0 ? 'ZU ÄNDERN' : 'In Ordnung. Zu ändern', mistakes));
  if (questions.length > 0) console.log(printFindings('\nZU PRÜFEN', questions));
  // The register may be what cannot be read.
  const due = await import('./check/register.ts')
    .then(({ dueFacts }) => settle([], dueFacts()))
    .catch(() => []);
  if (due.length > 0) console.log(printFindings('\nNEU LESEN', due));
  for (const note of firstFlightNotes()) console.log(note);
  return found;
}

async function printLaunchCheck(): Promise<Finding[]> {
  let records;
  try {
    records = {
      ...(await import('./check/launch.ts')),
      ...(await import('#config.ts')),
      ...(await import('#content/register.ts')),
    };
  } catch (error) {
    // Where not even the records can be read, what `npm run check` says of them is all there is to say.
    const found = await findMistakes();
    if (byLevel(found).mistakes.length === 0) throw error;
    // A release has just shown them.
    if (!has('--before-build')) console.log(`${printFindings('ZU ÄNDERN', found)}\n`);
    console.log('Die Startprüfung folgt, sobald sich alle Dateien lesen lassen (npm run check).');
    return found;
  }
  const { askBeforeLaunch, config, register } = records;
  const found = settle([], await askBeforeLaunch(has('--live'), has('--before-build')));
  const { mistakes, questions } = byLevel(found);
  console.log(`Startprüfung für ${config.siteUrl}\n`);
  if (has('--all')) console.log(`${printRegister(register)}\n`);
  console.log(`${printFindings('PRÜFEN', questions)}\n`);
  console.log(`${printFindings('MUSS', mistakes)}\n`);
  const count = `${questions.length} × prüfen`;
  const isReady = mistakes.length === 0;
  console.log(
    isReady
      ? `Bereit. ${count}.`
      : `Nicht bereit: ${mistakes.length} × muss, ${count}. Anleitung: docs/go-live.md`,
  );
  return found;
}

function byLevel(findings: readonly Finding[]) {
  const mistakes = findings.filter(({ level }) => level === 'muss');
  return { mistakes, questions: findings.filter(({ level }) => level === 'prüfen') };
}
