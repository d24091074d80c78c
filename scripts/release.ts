/**
 * `npm run release`: the build for a host, and the only one that the documentation and the workflow name. It stops before
 * it builds anything while the launch check finds something that must not go live, leaves out samples without consent,
 * and checks what it ships: records, format and types, and the built pages. The tests of the program are no matter of an
 * owner's texts. It builds without what earlier builds remember, and shows that a build with it would be the same. Only what
 * has passed takes the place of the site that is there.
 * With PREVIEW=on it shows the samples, asks no launch check and is closed to search engines.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.ts';
import { siteFolder } from './site-folder.ts';

const next = 'reports/release';
const remembered = 'reports/release-remembered';
const notReady = `Nicht bereit: Was zu ändern ist, steht oben. ${siteFolder}/ ist, wie es war.`;

// What the records say is wrong comes before what only the owner knows. The configuration reads the company's record, which
// may be what cannot be read; the check has said so then.
const isChecked = await run('check');
const { config } = await import('#config.ts').catch((error: unknown) => {
  if (isChecked) throw error;
  console.error(`\n${notReady}`);
  process.exit(1);
});
const samples = config.isPreview ? {} : { SAMPLES: 'off' };
if (config.isPreview) console.log('\nVorschau: ohne Startprüfung, für Suchmaschinen gesperrt.\n');
else if (!(await run('launch-check', {}, '--before-build'))) process.exit(1);

const [isSound, isBuilt] = isChecked ? await Promise.all([run('lint'), build()]) : [false, false];

if (isSound && isBuilt) {
  rmSync(siteFolder, { recursive: true, force: true });
  renameSync(next, siteFolder);
  // `deploy/publish.sh` asks for it.
  writeFileSync(join(siteFolder, '.kind'), config.isPreview ? 'preview\n' : 'release\n');
  const what = config.isPreview ? 'eine Vorschau, für Suchmaschinen gesperrt' : 'gebaut und geprüft';
  console.log(`\nBereit: ${siteFolder}/ ist ${what}.`);
} else {
  console.error(`\n${notReady}`);
  process.exitCode = 1;
}

/** Builds the next release, and shows that what earlier builds remember would not change it. */
async function build(): Promise<boolean> {
  const { differingFiles } = await import('./test/build.ts');
  const isDone =
    (await run('build', { ...samples, SITE_DIST: next, BUILD_CACHE: 'off' })) &&
    (await run('build', { ...samples, SITE_DIST: remembered })) &&
    (await npm(['exec', '--', 'vitest', 'run', '--project', 'pages', '--reporter', 'dot'], {
      ...samples,
      SITE_DIST: next,
    }));
  const differing = isDone ? differingFiles(next, remembered) : [];
  rmSync(remembered, { recursive: true, force: true });
  if (differing.length === 0) return isDone;
  console.error(
    `\nEin Build mit Gedächtnis sähe anders aus: ${differing.join(', ')}. node_modules/.cache/site/ löschen.`,
  );
  return false;
}

/** Runs a script of package.json; resolves with whether it succeeded. */
function run(
  script: string,
  settings: Readonly<Record<string, string>> = {},
  ...args: readonly string[]
): Promise<boolean> {
  return npm(['run', '--silent', script, '--', ...args], settings);
}
