/**
 * `client:touch`: an island is hydrated once a pointer is put down on it, the focus or a key comes into it, or at once
 * where the address carries values for a tool. Its fields are the browser's own and work before; the island reads what
 * stands in them then. Where what starts islands was deferred itself, `data-due` says that it has been touched. Where its
 * script has not arrived, the next touch asks again.
 */
import type { ClientDirective } from 'astro';
import { takeBlanks, tolerateWrappedBlanks } from './blanks.ts';
import { keep } from './keep.ts';
import { signs, whenCalled } from './starters.ts';

tolerateWrappedBlanks();

const touch: ClientDirective = (load, _options, island) => {
  keep(island);
  let isAsked = false;
  for (const sign of signs) island.addEventListener(sign, hydrate);
  whenCalled(island, hydrate);

  async function hydrate(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    const start = await load();
    takeBlanks(island);
    await start();
    // Astro takes `ssr` away once an island is hydrated.
    isAsked = !island.hasAttribute('ssr');
  }
};

export default touch;
