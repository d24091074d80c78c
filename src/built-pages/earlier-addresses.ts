/** The redirects from addresses of an earlier website, as each host writes them. All keep the query of the visitor. */

interface EarlierAddress {
  /** As servers compare it, decoded and without the slash at its end. */
  path: string;
  /** `id=12`: what the query has to contain, in whichever order. */
  parameters: readonly string[];
  page: string;
}

export type EarlierAddresses = Readonly<Record<string, string>>;

/** Those with more of a query come first, since those without hold for every query. */
export const readEarlierAddresses = (addresses: EarlierAddresses): readonly EarlierAddress[] =>
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
export const nginxRedirects = (addresses: EarlierAddresses): string =>
  [
    'set $asked $uri?$args;',
    ...readEarlierAddresses(addresses).map(
      ({ path, parameters, page }) =>
        `if ($asked ~ "^${pathPattern(path)}\\?${parameters.map(contains).join('')}") { return 301 ${page}$is_args$args; }`,
    ),
  ].join('\n');

const isAsked = (parameter: string) => parameter.replace(/^([^=]+)=(.*)$/, '{query.$1} == "$2"');

/** For a route, above what finds files. */
export const caddyRedirects = (addresses: EarlierAddresses): string =>
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
export const apacheRedirects = (addresses: EarlierAddresses): string =>
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
export const redirectFile = (addresses: EarlierAddresses): string =>
  readEarlierAddresses(addresses)
    .filter(({ parameters }) => parameters.length === 0)
    .flatMap(({ path, page }) => [path, `${path}/`].map((form) => `${encodeURI(form)} ${page} 301`))
    .join('\n');
