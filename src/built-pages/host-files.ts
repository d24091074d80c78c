/** What the hosts read in the published folder. All that begins with a dot is refused to visitors. */
import { readFileSync } from 'node:fs';

type EarlierAddresses = Readonly<Record<string, string>>;

const source = '# From src/content/routes.ts: the build writes this file.\n';

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

/** An address of an earlier website and the page that it leads to; each redirect keeps the query of the visitor. */
interface EarlierAddress {
  /** As servers compare it, decoded and without the slash at its end. */
  path: string;
  /** `id=12`: what the query has to contain, in whichever order. */
  parameters: readonly string[];
  page: string;
}

/** Those with more of a query come first, since those without hold for every query. */
const readEarlierAddresses = (addresses: EarlierAddresses): readonly EarlierAddress[] =>
  Object.entries(addresses)
    .map(([address, page]) => {
      const [path = '', query = ''] = address.split(/\?(.*)/s);
      return {
        path: decodeURIComponent(path).replace(/\/$/, ''),
        parameters: query.split('&').filter(Boolean),
        page,
      };
    })
    .toSorted((one, other) => other.parameters.length - one.parameters.length);

const literally = (text: string) => text.replace(/[$.*+()]/g, String.raw`\$&`);

/** Of a path with or without the slash at its end. */
const pathPattern = (path: string) => (path === '' ? '/' : `${literally(path)}/?`);

/** A parameter as the beginning of a pattern for the whole query. */
const contains = (parameter: string) => `(?=(.*&)?${literally(parameter)}(&|$))`;

/** For the block of the server, above its locations. */
const nginxRedirects = (addresses: EarlierAddresses): string =>
  [
    'set $asked $uri?$args;',
    ...readEarlierAddresses(addresses).map(
      ({ path, parameters, page }) =>
        `if ($asked ~ "^${pathPattern(path)}\\?${parameters.map(contains).join('')}") { return 301 ${page}$is_args$args; }`,
    ),
  ].join('\n');

const isAsked = (parameter: string) => parameter.replace(/^([^=]+)=(.*)$/, '{query.$1} == "$2"');

/** For a route, above what finds files. */
const caddyRedirects = (addresses: EarlierAddresses): string =>
  readEarlierAddresses(addresses)
    .map(({ path, parameters, page }, index) =>
      [
        `@earlier${index} {`,
        `\tpath_regexp \`^${pathPattern(path)}$\``,
        ...(parameters.length > 0 ? [`\texpression \`${parameters.map(isAsked).join(' && ')}\``] : []),
        `}`,
        `route @earlier${index} {`,
        `\trewrite * ${page}`,
        `\tredir {uri} permanent`,
        `}`,
      ].join('\n'),
    )
    .join('\n');

/** For `.htaccess`, above what leads to the one address of a page. */
const apacheRedirects = (addresses: EarlierAddresses): string =>
  readEarlierAddresses(addresses)
    .map(({ path, parameters, page }) =>
      [
        ...parameters.map((parameter) => `RewriteCond %{QUERY_STRING} "(^|&)${literally(parameter)}(&|$)"`),
        `RewriteRule "^${pathPattern(path).replace(/^\//, '')}$" ${page} [R=301,L]`,
      ].join('\n'),
    )
    .join('\n');

/**
 * For `_redirects` of Netlify and Cloudflare. They compare no query: a line for `/?page_id=7` would move the home page.
 * Cloudflare compares to the letter.
 */
const redirectFile = (addresses: EarlierAddresses): string =>
  readEarlierAddresses(addresses)
    .filter(({ parameters }) => parameters.length === 0)
    .flatMap(({ path, page }) => [path, `${path}/`].map((form) => `${encodeURI(form)} ${page} 301`))
    .join('\n');
