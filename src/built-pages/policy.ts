import { createHash } from 'node:crypto';
import type { SiteConfig } from '#settings.ts';

/** Where the scripts of a page send what visitors enter: addresses outside the site, by file. */
const formTargets: Readonly<Record<string, (config: SiteConfig) => readonly (string | null)[]>> = {
  'contact.html': ({ inquiryEndpoint }) => [inquiryEndpoint],
  // The portal takes the page's place.
  'booking-frame.html': ({ bookingUrl, appointmentEndpoint, appointmentSlots }) =>
    bookingUrl === null ? [appointmentEndpoint, appointmentSlots] : [],
};

/**
 * Radix Select writes style elements while it is open, with contents that depend on the window and cannot be hashed.
 * These files allow inline style elements, yet no style attributes. They name no style hash beside that: with one,
 * browsers ignore `unsafe-inline`. `style-src` is for browsers that do not know the finer directives.
 */
const filesWithWrittenStyles: ReadonlySet<string> = new Set(['contact.html']);
const writtenStyles = ["'self'", "'unsafe-inline'"];

const self = ["'self'"];
const none = ["'none'"];

/**
 * The content security policy of a built HTML file: only what the file contains is allowed. Astro's own `security.csp`
 * would name every style and script of the site on every page, leave out code marked `is:inline`, and stand behind the
 * first style.
 */
export function pagePolicy(file: string, html: string, config: SiteConfig): string {
  const { styles, scripts } = inlineCode(html);
  const loadsScript = /<script\b[^>]*\bsrc=|<astro-island\b/.test(html);
  const loadsStyle = /<link\b[^>]*\brel="?stylesheet/.test(html);
  const writesStyles = filesWithWrittenStyles.has(file);
  return printPolicy({
    'default-src': none,
    'base-uri': none,
    'form-action': formTarget(file, config),
    'script-src': [...(loadsScript ? self : []), ...scripts.map(hashSource)],
    'style-src': writesStyles ? writtenStyles : [...(loadsStyle ? self : []), ...styles.map(hashSource)],
    'style-src-elem': writesStyles ? writtenStyles : [],
    'style-src-attr': writesStyles ? none : [],
    'font-src': self,
    'img-src': [...self, ...(/\b(?:src="|url\(["']?)data:/.test(html) ? ['data:'] : [])],
    'manifest-src': html.includes('rel="manifest"') ? self : [],
    // The own site: a receiver below its address is asked from here, and audits read robots.txt and llms.txt from within the page.
    'connect-src': [...self, ...foreignOrigins(formTargets[file]?.(config) ?? [], config)],
    'frame-src': html.includes('<iframe')
      ? [...self, ...foreignOrigins([config.bookingUrl, ...config.bookingFrameOrigins], config)]
      : [],
  });
}

/** Before the first style, since a policy in the page holds for what stands after it. Throws where it finds no place. */
export function withPolicy(html: string, policy: string): string {
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error(`There is no ${charset} to put the policy after.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, () => charset + meta);
}

function printPolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Where the browser itself may send a form: only our own receiver takes what the script has not checked. */
function formTarget(file: string, { receiver, siteUrl }: SiteConfig): readonly string[] {
  if (file !== 'contact.html' || receiver === null) return none;
  const { origin } = new URL(receiver.url);
  return origin === siteUrl ? self : [origin];
}

/** The origins of those addresses that are configured and do not belong to the site, each once. */
function foreignOrigins(
  addresses: readonly (string | null | undefined)[],
  { siteUrl }: SiteConfig,
): string[] {
  const origins = addresses.filter((address) => address != null).map((address) => new URL(address).origin);
  return [...new Set(origins)].filter((origin) => origin !== siteUrl);
}

interface InlineCode {
  /** Contents of the style elements, each once. */
  styles: readonly string[];
  /** Contents of the script elements that a browser asks the policy about, each once. */
  scripts: readonly string[];
}

/**
 * The styles and scripts that stand in a page. One pattern for comments and both elements, so that what one of
 * them contains is never taken for another. Data blocks such as JSON-LD need no permission; rules for
 * loading ahead do.
 */
export function inlineCode(html: string): InlineCode {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const match of html.matchAll(/<!--[\s\S]*?-->|<(style|script)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi)) {
    const [, element = '', attributes = '', content = ''] = match;
    if (element.toLowerCase() === 'style') styles.add(content);
    else if (content !== '' && needsPermission(attributes)) scripts.add(content);
  }
  return { styles: [...styles], scripts: [...scripts] };
}

const permittedTypes = /^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

function needsPermission(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return type === undefined || permittedTypes.test(type);
}

/** How a policy names a piece of inline code. */
export const hashSource = (code: string) =>
  `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;
