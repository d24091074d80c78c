/**
 * `client:near`: an island is hydrated when it comes near the window, or at once where the address carries values
 * (`#checkliste=a.c`), as the tools are. Until then its HTML stands as built, and its script costs nobody anything.
 * While the script is late or has failed to arrive the island carries `data-late`.
 */
import type { ClientDirective } from 'astro';

/** Milliseconds after which a script that has not arrived is called late; the page then offers another way. */
const patience = 8_000;

/** How far from the window an island is when its script is fetched. */
const rootMargin = '100px 0px';

const near: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void hydrate();
    },
    { rootMargin },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
  addEventListener('hashchange', takeValues);
  takeValues();

  function takeValues(): void {
    if (location.hash.includes('=')) void hydrate();
  }

  async function hydrate(): Promise<void> {
    observer.disconnect();
    removeEventListener('hashchange', takeValues);
    const timer = setTimeout(() => island.toggleAttribute('data-late', true), patience);
    const start = await load();
    await start();
    clearTimeout(timer);
    // Astro takes `ssr` away once an island is hydrated.
    island.toggleAttribute('data-late', island.hasAttribute('ssr'));
  }
};

export default near;
