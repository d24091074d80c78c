/**
 * What a page runs before the runtime of its islands is there: it fetches the runtime once an island is due, or at once where
 * the address carries values. `built-pages/deferred-runtime.ts` writes the text of these functions into the page, so they use
 * nothing but their parameters, the browser and `load`. An address carries values behind `=`, or `=3D` and `%3D` where a mail
 * program has rewritten it (`lib/rewritten-link.ts`).
 */

/** Stands for `import`, which Vite would rewrite in tests. */
declare function load(address: string): Promise<unknown>;

/**
 * For islands with `client:near`: observes them from `DOMContentLoaded` on and marks with `data-due` those that came near
 * before the runtime was there. If the file takes longer than `overdueAfterMs` or fails, all get `data-overdue`; after a failure,
 * focus in a field fetches it again too.
 */
export function startNear(address: string, rootMargin: string, overdueAfterMs: number): void {
  const islands = document.getElementsByTagName('astro-island') as HTMLCollectionOf<HTMLElement>;
  /** Longer after each failure, since Firefox does not ask twice for one address. */
  let query = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const markOverdue = () => {
    for (const island of islands) island.dataset['overdue'] = '';
  };
  const start = () =>
    (timer ??=
      (load(address + query).then(
        () => clearTimeout(timer),
        () => {
          clearTimeout(timer);
          timer = undefined;
          query += '?';
          markOverdue();
          addEventListener('focusin', start);
        },
      ),
      setTimeout(markOverdue, overdueAfterMs)));

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.parentElement!.dataset['due'] = '';
        start();
      }
    },
    { rootMargin },
  );
  addEventListener('DOMContentLoaded', () => {
    // The island itself has no box.
    for (const island of islands) for (const child of island.children) observer.observe(child);
  });
  const takeValues = () => /=|3D/i.test(location.hash) && start();
  addEventListener('hashchange', takeValues);
  takeValues();
}

/**
 * For islands with `client:touch`: listens on the window, since the islands stand behind the script. `data-due` marks the
 * island that was touched before the runtime was there.
 */
export function startTouched(address: string, signs: readonly string[]): void {
  let query = '';
  const start = () =>
    load(address + query).catch(() => {
      query += '?';
    });

  for (const sign of signs) {
    addEventListener(sign, ({ target }) => {
      const island = (target as Element).closest?.<HTMLElement>('astro-island');
      if (!island) return;
      island.dataset['due'] = '';
      start();
    });
  }
  const takeValues = () => /=|3D/i.test(location.hash) && start();
  addEventListener('hashchange', takeValues);
  takeValues();
}
