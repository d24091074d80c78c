/**
 * `npm run release`: the build for a host, and the only one that the documentation and the workflow name. Stops before
 * it builds anything while the launch check finds something that must not go live. With PREVIEW=on it builds without
 * the check, and closed to search engines.
 */
import { spawnSync } from 'node:child_process';
import { config } from '#config.ts';
import { precompress } from './precompress.ts';
import { keepPreviousFiles } from './release/previous-files.ts';

if (config.isPreview) {
  console.log('Vorschau: ohne Startprüfung, für Suchmaschinen gesperrt.\n');
  run('build');
} else {
  run('launch-check');
  run('build');
  await keepFiles();
}

/** Does not stop a release: at the first one there is no live site to ask. */
async function keepFiles(): Promise<void> {
  try {
    const kept = await keepPreviousFiles('dist', config.siteUrl, new Date());
    // The list has changed too.
    if (kept.length > 0) await precompress('dist');
    console.log(`Von früheren Ständen behalten: ${kept.length} Dateien.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`Von früheren Ständen nichts behalten, ${config.siteUrl} antwortet nicht (${reason}).`);
  }
}

function run(script: string): void {
  // Through a shell, since npm is a batch file on Windows.
  const { status } = spawnSync(`npm run --silent ${script}`, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
