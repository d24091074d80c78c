import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findTestBrowser, shellName } from './find.ts';

/** Finds a browser, or installs one where there is none. Throws with the remedy where that fails too. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;

  console.log('No Chromium or Chrome found; installing one.');
  installBrowser();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No browser could be installed – install Chromium or Chrome, or name one in CHROME_PATH.');
}

function installBrowser(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version')) {
    const done =
      run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium', shellName, 'fonts-liberation');
    if (done) return;
  }
  // Playwright's download brings the browser; its system libraries can be installed by root only.
  run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** Finds the browser for the tests, or installs one; on Debian with the shell that makes them fast. */
export function ensureTestBrowser(): string {
  const browser = ensureBrowser();
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebian && !process.env['CHROME_PATH'] && findTestBrowser() === browser) {
    run('apt-get', 'install', '-y', shellName);
  }
  return findTestBrowser() ?? browser;
}
