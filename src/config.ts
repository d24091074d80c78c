/**
 * What differs between installations of the site, read from the environment when it is built (a file `.env`
 * beside package.json works too). A wrong value stops the build with its name, the value and the reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readSettings, type SiteConfig } from './settings.ts';

/** What is wrong is said without a stack: the owner reads it. */
function readOwnConfig(): SiteConfig {
  try {
    return readSettings(existsSync('.env') ? readFileSync('.env') : null, process.env);
  } catch (error) {
    console.error(`\n${(error as Error).message}\nErklärt ist jeder Name in .env.example.\n`);
    process.exit(1);
  }
}

export const config = readOwnConfig();
