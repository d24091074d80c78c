import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chrome refuses its sandbox to root, which is the usual user of a container. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Start arguments that keep the browser quiet: no downloads, no reports and nothing that depends on a graphics card. */
export const browserArguments = [
  ...sandbox,
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
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macPaths, chromium.executablePath()].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
