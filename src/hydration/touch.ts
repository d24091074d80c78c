/**
 * `client:touch`: an island is hydrated once a pointer is put down on it, the focus or a key comes into it, or at once
 * where the address carries values for a tool. Its fields are the browser's own and work before; the island reads what
 * stands in them then. Where what starts islands was deferred itself, `data-due` says that it has been touched. Where its
 * script has not arrived, the next touch asks again.
 */
import type { ClientDirective } from 'astro';
import { signs, whenCalled } from './starters.ts';
import { waker } from './wake.ts';

const touch: ClientDirective = (load, _options, island) => {
  const hydrate = waker(island, load);
  for (const sign of signs) island.addEventListener(sign, hydrate);
  whenCalled(island, hydrate);
};

export default touch;
