/** What the hosts read in the published folder. All that begins with a dot is refused to visitors. */
import { readFileSync } from 'node:fs';
import {
  apacheRedirects,
  caddyRedirects,
  nginxRedirects,
  redirectFile,
  type EarlierAddresses,
} from './earlier-addresses.ts';

const source = '# From src/content/earlier-addresses.ts: the build writes this file.\n';

const deployed = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

const ownReaders = (page: string) => `${page}\n  Cross-Origin-Resource-Policy: same-origin\n`;

/** The files by name. `pages` are the addresses of the site, `addresses` those of an earlier one. */
export const hostFiles = (
  pages: readonly string[],
  addresses: EarlierAddresses,
): Readonly<Record<string, string>> => ({
  _headers: deployed('_headers') + pages.map(ownReaders).join(''),
  _redirects: `${source}${redirectFile(addresses)}\n`,
  '.htaccess': deployed('htaccess').replace('# EARLIER ADDRESSES', () => source + apacheRedirects(addresses)),
  '.nginx.conf': `${source}${nginxRedirects(addresses)}\n`,
  '.Caddyfile': `${source}${caddyRedirects(addresses)}\n`,
  '.assetsignore': deployed('assetsignore'),
});
