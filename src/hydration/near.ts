/**
 * `client:near`: an island is hydrated when it comes near the window, once the page has loaded, or at once where the address carries values
 * (`#checkliste=a.c`), as the tools are. Until then its HTML stands as built, and its script costs nobody anything.
 * What starts islands is deferred itself (`built-pages/deferred-runtime.ts`); `data-due` says that the island was near
 * before it. While the script is overdue or has failed to arrive the island carries `data-overdue`; once it has failed, it is
 * asked for again when the island comes near or the focus comes into it.
 */
import type { ClientDirective } from 'astro';
import { overdueAfterMs, rootMargin, whenCalled } from './starters.ts';
import { waker } from './wake.ts';

/** What is in the first screen is painted before its script is asked for. */
const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(null);
  else addEventListener('load', resolve, { once: true });
});

const near: ClientDirective = (load, _options, island) => {
  const hydrate = waker(island, load, overdueAfterMs);
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
};

export default near;
