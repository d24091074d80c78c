/**
 * `client:near`: an island is hydrated when it comes near the window, once the page has loaded, or at once where the address carries values
 * (`#checkliste=a.c`), as the tools are. Until then its HTML stands as built, and its script costs nobody anything.
 * What starts islands is deferred itself (`built-pages/deferred-runtime.ts`); `data-due` says that the island was near
 * before it. While the script is overdue or has failed to arrive the island carries `data-overdue`; once it has failed, it is
 * asked for again when the island comes near or the focus comes into it.
 */
import type { ClientDirective } from 'astro';
import { takeBlanks, tolerateWrappedBlanks } from './blanks.ts';
import { keep } from './keep.ts';
import { overdueAfterMs, rootMargin, whenCalled } from './starters.ts';

tolerateWrappedBlanks();

/** What is in the first screen is painted before its script is asked for. */
const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(null);
  else addEventListener('load', resolve, { once: true });
});

const near: ClientDirective = (load, _options, island) => {
  keep(island);
  let isAsked = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void loaded.then(hydrate);
    },
    { rootMargin },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
  island.addEventListener('focusin', hydrate);
  whenCalled(island, hydrate);

  async function hydrate(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    const timer = setTimeout(() => island.toggleAttribute('data-overdue', true), overdueAfterMs);
    const start = await load();
    takeBlanks(island);
    await start();
    clearTimeout(timer);
    // Astro takes `ssr` away once an island is hydrated.
    isAsked = !island.toggleAttribute('data-overdue', island.hasAttribute('ssr'));
  }
};

export default near;
