import type { SiteConfig } from '#config.ts';
import { ownFramePage } from '#booking/addresses.ts';
import { hashSource, inlineCode } from './inline-code.ts';

/**
 * Radix Select writes style elements while it is open, with contents that depend on the window. They cannot be
 * hashed, so the page with the inquiry form allows inline styles. It names no style hash beside that: with one,
 * browsers ignore `unsafe-inline`.
 */
const filesWithWrittenStyles: ReadonlySet<string> = new Set(['contact.html']);

/** The file with the inquiry form, which posts to the endpoint. */
const inquiryFile = 'contact.html';

const self = ["'self'"];
const none = ["'none'"];

/** The content security policy of a built HTML file: only what the file contains is allowed. */
export function pagePolicy(file: string, html: string, config: SiteConfig): string {
  const { styles, scripts } = inlineCode(html);
  const loadsScript = /<script\b[^>]*\bsrc=|<astro-island\b/.test(html);
  const loadsStyle = /<link\b[^>]*\brel="?stylesheet/.test(html);
  return printPolicy({
    'default-src': none,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': `/${file}` === ownFramePage ? self : none,
    'script-src': [...(loadsScript ? self : []), ...scripts.map(hashSource)],
    'style-src': [
      ...(loadsStyle ? self : []),
      ...(filesWithWrittenStyles.has(file) ? ["'unsafe-inline'"] : styles.map(hashSource)),
    ],
    'font-src': self,
    'img-src': [...self, ...(/\b(?:src="|url\(["']?)data:/.test(html) ? ['data:'] : [])],
    'manifest-src': html.includes('rel="manifest"') ? self : [],
    // The own site: nothing here needs it, but audits read robots.txt and llms.txt from within the page.
    'connect-src': [...self, ...endpointSources(file, config)],
    'frame-src': html.includes('<iframe') ? [...self, ...bookingSources(config)] : [],
  });
}

/** For files that are no pages, such as images: opened by themselves they may load nothing. */
export const filePolicy = printPolicy({
  'default-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
});

/** The part of a policy that a meta element may carry. */
export const metaPolicy = (policy: string) =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');

function printPolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origins of the endpoints that a page's script asks, unless they are the site's own. */
function endpointSources(file: string, config: SiteConfig): readonly string[] {
  const { inquiryEndpoint, appointmentEndpoint, appointmentSlots, siteUrl } = config;
  const endpoints =
    file === inquiryFile
      ? [inquiryEndpoint]
      : `/${file}` === ownFramePage && config.bookingUrl === null
        ? [appointmentEndpoint, appointmentSlots]
        : [];
  const origins = endpoints
    .filter((endpoint) => endpoint !== null)
    .map((endpoint) => new URL(endpoint).origin);
  return [...new Set(origins)].filter((origin) => origin !== siteUrl);
}

const bookingSources = ({ bookingUrl, bookingFrameOrigins }: SiteConfig): readonly string[] =>
  bookingUrl === null ? [] : [...new Set([new URL(bookingUrl).origin, ...bookingFrameOrigins])];
