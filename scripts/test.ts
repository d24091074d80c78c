/**
 * `npm test`: everything that must hold before the site is published. Ends with one line
 * `N passed, N failed` and exit code 1 where something failed.
 * Arguments choose steps by name: `npm test -- site browser`
 */
import { ensureBrowser } from './browser/install.ts';
import { runStep, type Step, type StepResult } from './test/step.ts';
import { playwrightTally, reportIn, vitestTally } from './test/tally.ts';

/** Each step needs the ones before it: the first failure ends the run. */
const groundwork: Step[] = [
  { name: 'formatting', command: 'prettier --check --log-level warn .' },
  { name: 'types', command: 'astro check' },
  vitestStep('unit'),
  { name: 'build', command: 'npm run build' },
];

/** These look at the built site and run in any case, so that one run shows all that is wrong with it. */
const siteTests: Step[] = [
  vitestStep('site'),
  {
    name: 'browser',
    prepare: ensureBrowser,
    command: 'playwright test',
    report: reportIn('reports/browser.json', playwrightTally),
  },
  vitestStep('engines'),
];

function vitestStep(project: string): Step {
  const file = `reports/${project}.json`;
  return {
    name: project,
    command: `vitest run --project ${project} --reporter default --reporter json --outputFile.json ${file}`,
    report: reportIn(file, vitestTally),
  };
}

const chosen = process.argv.slice(2);
const steps = [...groundwork, ...siteTests].filter(
  ({ name }) => chosen.length === 0 || chosen.includes(name),
);
const results: StepResult[] = [];

for (const [index, step] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
  const result = await runStep(step);
  results.push(result);
  console.log(`[${index + 1}/${steps.length}] ${describe(result)}`);
  if (result.failed > 0 && groundwork.includes(step)) break;
}

function describe({ name, seconds, passed, failed, skipped }: StepResult): string {
  const counts = [failed > 0 ? `${failed} FAILED` : 'ok', `${passed} passed`];
  if (skipped > 0) counts.push(`${skipped} NOT RUN`);
  return `${name}: ${counts.join(', ')} in ${seconds.toFixed(1)} s`;
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\nSummary (${results.length} of ${steps.length} steps run)`);
for (const result of results) console.log(`  ${describe(result)}`);
const skipped = results.reduce((sum, result) => sum + result.skipped, 0);
if (skipped > 0) console.log(`\n*** NOT RUN: ${skipped}. What is missing stands above. ***`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
