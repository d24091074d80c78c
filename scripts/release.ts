/**
 * `npm run release`: the build for a host, and the only one that the documentation and the workflow name. It stops before
 * it builds anything while the launch check finds something that must not go live, leaves out samples without consent,
 * and checks what it ships: format, types, unit tests, and the built pages. A build that fails is taken away again, so that
 * nobody uploads it. With PREVIEW=on it shows the samples, asks no launch check and is closed to search engines.
 */
import { rmSync } from 'node:fs';
import { config } from '#config.ts';
import { npm } from './npm.ts';
import { siteFolder } from './site-folder.ts';
import { asShipped } from './test/build.ts';

const samples = config.isPreview ? {} : { SAMPLES: 'off' };

if (config.isPreview) console.log('Vorschau: ohne Startprüfung, für Suchmaschinen gesperrt.\n');
else if (!(await run('launch-check', {}, '--before-build'))) process.exit(1);

const isChecked = await run('check');
const [isSound, isBuilt] = await Promise.all([
  run('release:checks', asShipped),
  run('build', samples).then((isDone) => isDone && run('release:pages', samples)),
]);

if (isChecked && isSound && isBuilt) console.log(`\nBereit: ${siteFolder}/ ist gebaut und geprüft.`);
else {
  rmSync(siteFolder, { recursive: true, force: true });
  console.error(`\nNicht bereit: Was zu ändern ist, steht oben. ${siteFolder}/ ist gelöscht.`);
  process.exitCode = 1;
}

/** Runs a script of package.json; resolves with whether it succeeded. */
function run(
  script: string,
  settings: Readonly<Record<string, string>> = {},
  ...args: readonly string[]
): Promise<boolean> {
  return npm(['run', '--silent', script, '--', ...args], settings);
}
