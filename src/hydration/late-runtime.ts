/**
 * Where all islands of a page wait for a touch, what starts them can wait as well: Astro writes it into the page, 1.6 kB
 * over the wire, and here it moves into a file that is fetched with the first touch.
 */
import { createHash } from 'node:crypto';
import { signs } from './signs.ts';

/** The directive and Astro's custom element, as Astro writes them before the first island. */
const runtime =
  /<script>((?:(?!<\/script>).)*)<\/script><script>((?:(?!<\/script>).)*"astro-island".*?)<\/script>/s;

/** A page without its runtime, and the file that it fetches in its place; null where the runtime has to stay. */
export function withLateRuntime(html: string): { html: string; file: string; code: string } | null {
  const directives = [...html.matchAll(/<astro-island\b[^>]*\sclient="(\w+)"/g)].map(([, name]) => name);
  if (directives.length === 0 || directives.some((name) => name !== 'touch')) return null;
  const [scripts, directive, element] = runtime.exec(html) ?? [];
  if (!scripts) throw new Error('Astro writes its islands differently: there is no runtime to find.');
  const code = `${directive};${element}`;
  const file = `_astro/islands.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  return { html: html.replace(scripts, () => `<script>${starter(`/${file}`)}</script>`), file, code };
}

/** Fetches the runtime. It stands before the islands, so it listens on the window. */
const starter = (address: string) =>
  `{const s=${JSON.stringify(signs)},f=e=>{const i=e?.target.closest?.("astro-island");` +
  `if(i||location.hash.includes("=")){i?.setAttribute("data-touched","");` +
  `for(const n of s)removeEventListener(n,f);import("${address}")}};` +
  `for(const n of s)addEventListener(n,f);addEventListener("hashchange",()=>f());f()}`;
