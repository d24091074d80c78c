/**
 * `npm run release`: the build for a host, and the only one that the documentation and the workflow name. Stops before
 * it builds anything while the launch check finds something that must not go live. With PREVIEW=on it builds without
 * the check, and closed to search engines.
 */
import { spawnSync } from 'node:child_process';
import { config } from '#config.ts';

if (config.isPreview) console.log('Vorschau: ohne Startprüfung, für Suchmaschinen gesperrt.\n');
else run('launch-check');
run('build');

function run(script: string): void {
  // Through a shell, since npm is a batch file on Windows.
  const { status } = spawnSync(`npm run --silent ${script}`, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
