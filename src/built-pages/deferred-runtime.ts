/**
 * Astro writes the script that starts islands (the runtime) into the page before the first island, 1.6 kB over the wire. Here
 * it moves into a file, which is fetched when the first island is due: the page is painted a round trip earlier on a slow
 * line.
 */
import { minifySync } from 'vite';
import { overdueAfterMs, rootMargin, signs, startNear, startTouched } from '#hydration/starters.ts';
import { hashedFile, type BuiltFile } from './files.ts';

/** The directive and Astro's custom element, as Astro writes them. */
const asAstroWrites =
  /<script>(?:(?!<\/script>).)*<\/script><script>(?:(?!<\/script>).)*"astro-island".*?<\/script>/s;

/** A page without its runtime, and the file that it fetches in its place; a page without islands as it is. */
export function withDeferredRuntime(html: string): { html: string; runtime?: BuiltFile } {
  const kinds = new Set([...html.matchAll(/<astro-island\b[^>]*\sclient="(\w+)"/g)].map(([, name]) => name));
  if (kinds.size === 0) return { html };
  if (kinds.size > 1)
    throw new Error(`A page's islands wait for one thing, not for ${[...kinds].join(' and ')}.`);
  const [scripts] = asAstroWrites.exec(html) ?? [];
  if (!scripts) throw new Error('Astro writes its islands differently: there is no runtime to find.');
  const code = scripts.replace(/^<script>|<\/script>$/g, '').replaceAll('</script><script>', ';');
  const runtime = hashedFile('islands', 'js', code);
  return {
    html: withScript(html.replace(scripts, ''), starter(`/${runtime.file}`, kinds.has('near'))),
    runtime,
  };
}

/**
 * Puts a script in front of that of the menus, so that the policy has to name only one; a page without menus gets a script
 * element of its own. `deferred-styles.ts` moves this script behind the hero afterwards.
 */
function withScript(html: string, code: string): string {
  const menus = '<script type="module">';
  return html.includes(menus)
    ? html.replace(menus, () => menus + code)
    : html.replace('</body>', () => `<script>${code}</script></body>`);
}

/** The script that fetches the runtime at an address once an island is due: one of `hydration/starters.ts`, minified. */
function starter(address: string, isNear: boolean): string {
  const [start, ...values] = isNear
    ? [startNear, address, rootMargin, overdueAfterMs]
    : [startTouched, address, signs];
  const call = `(${start})(${values.map((value) => JSON.stringify(value))})`;
  const { code } = minifySync('starter.js', call, { module: true, compress: { target: 'es2020' } });
  // `starters.ts` says why it cannot stand there.
  if (!code.includes('load(')) throw new Error(`The starter of the islands asks for nothing: ${code}`);
  return code.replace('load(', 'import(');
}
