/**
 * `npm run release`: the build for a host, and the only one that the documentation and the workflow name. It stops before
 * it builds anything while the launch check finds something that must not go live, leaves out samples without consent,
 * and checks what it ships: format, types, unit tests, and the built pages. A build that fails is taken away again, so that
 * nobody uploads it. With PREVIEW=on it shows the samples, asks no launch check and is closed to search engines.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { config } from '#config.ts';
import { siteFolder } from './site-folder.ts';
import { asShipped } from './test/build.ts';

if (config.isPreview) console.log('Vorschau: ohne Startprüfung, für Suchmaschinen gesperrt.\n');
else if (!run('launch-check')) process.exit(1);

const samples = config.isPreview ? {} : { SAMPLES: 'off' };
const isSound = [
  run('check'),
  run('release:checks', asShipped),
  run('build', samples) && run('release:pages', samples),
].every(Boolean);

if (isSound) console.log(`\nBereit: ${siteFolder}/ ist gebaut und geprüft.`);
else {
  rmSync(siteFolder, { recursive: true, force: true });
  console.error(`\nNicht bereit: Was zu ändern ist, steht oben. ${siteFolder}/ ist gelöscht.`);
  process.exitCode = 1;
}

function run(script: string, settings: Readonly<Record<string, string>> = {}): boolean {
  // Through a shell, since npm is a batch file on Windows.
  const options = { stdio: 'inherit', shell: true, env: { ...process.env, ...settings } } as const;
  return spawnSync(`npm run --silent ${script}`, options).status === 0;
}
