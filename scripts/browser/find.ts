import { accessSync, constants, statSync, existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';

const isRoot = process.getuid?.() === 0;
const isRootOnDebian = isRoot && existsSync('/etc/debian_version');

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's package and program. */
const shellName = 'chromium-headless-shell';

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Start arguments that keep the browser quiet: no downloads, no reports and nothing that depends on a graphics card. */
export const browserArguments = [
  // Chrome refuses its sandbox to root, which is the usual user of a container.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Path of a Chromium or Chrome: the one named in CHROME_PATH, the system's, or Playwright's own.
 * Throws where CHROME_PATH names no program; a wrong setting should not be passed over.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`CHROME_PATH names no program: ${chosen}`);
  }
  return [...onPath(systemNames), ...macPaths, chromium.executablePath()].find(isProgram);
}

/**
 * Path of the Chromium for the tests: the shell without a window, where there is one, since it needs less than half the
 * time; else what {@link findBrowser} finds. It keeps no pages for the way back and prerenders none.
 */
export function findTestBrowser(): string | undefined {
  return process.env['CHROME_PATH'] ? findBrowser() : (onPath([shellName]).find(isProgram) ?? findBrowser());
}

/** Path of an installed program: the first of these names on the PATH, or of these whole paths. */
export const findProgram = (...names: readonly string[]): string | undefined => onPath(names).find(isProgram);

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Finds a browser, or installs one where there is none. Throws with the remedy where that fails too. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome found; installing one.');
  const isDone =
    isRootOnDebian &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', 'chromium', shellName, 'fonts-liberation');
  // Playwright's download brings the browser; its system libraries can be installed by root only.
  if (!isDone) run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No browser could be installed – install Chromium or Chrome, or name one in CHROME_PATH.');
}

/** Finds the browser for the tests, or installs one; on Debian with the shell that makes them fast. */
export function ensureTestBrowser(): string {
  const browser = ensureBrowser();
  if (isRootOnDebian && !process.env['CHROME_PATH'] && findTestBrowser() === browser) {
    run('apt-get', 'install', '-y', shellName);
  }
  return findTestBrowser() ?? browser;
}

function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
