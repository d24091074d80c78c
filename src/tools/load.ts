/**
 * Brings the tools of a page to life. A tool is a section with `data-tool`, complete as static HTML; its script comes
 * when the section comes near, or at once where the address carries values for it (`#einstandskosten=…`). What cannot
 * work before stands in place but unseen until the section has `data-ready`, so nothing moves.
 */
import { fetchClient, isTool } from './clients.ts';
import { valuesFor } from './fragment.ts';

/** How far below the window a section is when its script is fetched: about a screen. */
const rootMargin = '800px 0px';

type TakeValues = ((values: string) => void) | void;

const prepared = new WeakMap<Element, Promise<TakeValues>>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void prepare(target as HTMLElement);
  },
  { rootMargin },
);

for (const section of document.querySelectorAll<HTMLElement>('[data-tool]')) {
  observer.observe(section);
  takeValues(section);
  addEventListener('hashchange', () => takeValues(section));
}

function takeValues(section: HTMLElement): void {
  const values = valuesFor(section.id, location.hash);
  if (values !== null) void prepare(section).then((take) => take?.(values));
}

/** Starts a tool, once. */
function prepare(section: HTMLElement): Promise<TakeValues> {
  observer.unobserve(section);
  // Where the script does not arrive, the section stays what it is: complete, only not interactive.
  const starting = prepared.get(section) ?? startTool(section).catch(() => undefined);
  prepared.set(section, starting);
  return starting;
}

async function startTool(section: HTMLElement): Promise<TakeValues> {
  const name = section.dataset['tool'];
  if (!isTool(name)) return;
  const { start } = await fetchClient(name);
  const take = start(section);
  section.dataset['ready'] = '';
  return take;
}
