/**
 * Astro writes the script that starts islands (the runtime) into the page before the first island, 1.6 kB over the wire. Here
 * it moves into a file, which is fetched when the first island is due: the page is painted a round trip earlier on a slow
 * line.
 */
import { lateAfterMs, rootMargin, signs } from '#hydration/when.ts';
import { lateFile, type LateFile } from './late-file.ts';

/** The directive and Astro's custom element, as Astro writes them. */
const asAstroWrites =
  /<script>(?:(?!<\/script>).)*<\/script><script>(?:(?!<\/script>).)*"astro-island".*?<\/script>/s;

/** A page without its runtime, and the file that it fetches in its place; a page without islands as it is. */
export function withLateRuntime(html: string): { html: string; runtime?: LateFile } {
  const kinds = new Set([...html.matchAll(/<astro-island\b[^>]*\sclient="(\w+)"/g)].map(([, name]) => name));
  if (kinds.size === 0) return { html };
  if (kinds.size > 1)
    throw new Error(`A page's islands wait for one thing, not for ${[...kinds].join(' and ')}.`);
  const [scripts] = asAstroWrites.exec(html) ?? [];
  if (!scripts) throw new Error('Astro writes its islands differently: there is no runtime to find.');
  const code = scripts.replace(/^<script>|<\/script>$/g, '').replaceAll('</script><script>', ';');
  const runtime = lateFile('islands', 'js', code);
  return {
    html: withScript(html.replace(scripts, ''), starter(`/${runtime.file}`, kinds.has('near'))),
    runtime,
  };
}

/**
 * Puts a script in front of that of the menus, so that the policy has to name only one; a page without menus gets a script
 * element of its own. `late-styles.ts` moves this script behind the hero afterwards.
 */
function withScript(html: string, code: string): string {
  const menus = '<script type="module">';
  return html.includes(menus)
    ? html.replace(menus, () => menus + code)
    : html.replace('</body>', () => `<script>${code}</script></body>`);
}

/**
 * The script that fetches the runtime once an island is due, or at once where the address carries values. After a failure the
 * next island that is due fetches it again: with another query each time, since Firefox does not ask twice for one address.
 */
const starter = (address: string, isNear: boolean) =>
  `{${isNear ? whenNear(address) : whenTouched(address)}` +
  `const v=()=>location.hash.includes("=")&&start();addEventListener("hashchange",v);v()}`;

/**
 * For islands with `client:touch`: listens on the window, since the islands stand behind the script. `data-due` marks the
 * island that was touched before the runtime was there.
 */
const whenTouched = (address: string) =>
  `let q="";const start=()=>import("${address}"+q).catch(()=>{q+="?"});` +
  `for(const n of ${JSON.stringify(signs)})addEventListener(n,({target:t})=>{` +
  `const i=t.closest?.("astro-island");if(i){i.dataset.due="";start()}});`;

/**
 * For islands with `client:near`: observes them from `DOMContentLoaded` on and marks with `data-due` those that came near
 * before the runtime was there. If the file takes longer than `lateAfterMs` or fails, all get `data-late`; after a failure,
 * focus in a field fetches it again too.
 */
const whenNear = (address: string) =>
  `let w,q="";const a=document.getElementsByTagName("astro-island"),late=()=>{for(const i of a)i.dataset.late=""},` +
  `start=()=>w??=(import("${address}"+q).then(()=>clearTimeout(w),()=>{clearTimeout(w);q+="?";w=late();` +
  `addEventListener("focusin",start)}),setTimeout(late,${lateAfterMs})),` +
  `o=new IntersectionObserver(s=>{for(const e of s)if(e.isIntersecting){e.target.parentElement.dataset.due="";start()}},` +
  `{rootMargin:"${rootMargin}"});` +
  `addEventListener("DOMContentLoaded",()=>{for(const i of a)for(const c of i.children)o.observe(c)});`;
