/**
 * `client:touch`: an island is hydrated once a pointer is put down on it, the focus or a key comes into it, or at once
 * where the address carries values for a tool. Its fields are the browser's own and work before; the island reads what
 * stands in them then. Where what starts islands came late itself, `data-due` says that it has been touched.
 */
import type { ClientDirective } from 'astro';
import { signs } from './when.ts';

const touch: ClientDirective = (load, _options, island) => {
  if (island.hasAttribute('data-due') || location.hash.includes('=')) return void hydrate();
  for (const sign of signs) island.addEventListener(sign, hydrate);
  addEventListener('hashchange', takeValues);

  function takeValues(): void {
    if (location.hash.includes('=')) void hydrate();
  }

  async function hydrate(): Promise<void> {
    for (const sign of signs) island.removeEventListener(sign, hydrate);
    removeEventListener('hashchange', takeValues);
    const start = await load();
    await start();
  }
};

export default touch;
