/**
 * `client:near`: an island is hydrated when it comes near the window, or at once where the address carries values
 * (`#checkliste=a.c`), as the tools are. Until then its HTML stands as built, and its script costs nobody anything.
 */
import type { ClientDirective } from 'astro';

/** How far from the window an island is when its script is fetched. */
const rootMargin = '200px 0px';

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
    const start = await load();
    await start();
  }
};

export default near;
