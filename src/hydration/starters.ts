/**
 * What a page runs before the runtime of its islands is there: it fetches the runtime once an island is due, or at once where
 * the address carries values. `built-pages/deferred-runtime.ts` writes the text of these functions into the page, so they use
 * nothing but their parameters, the browser and `load`; `whenCalled` goes on once the runtime is there. An address carries values behind `=`, or `=3D` and `%3D` where a mail
 * program has rewritten it (`lib/rewritten-link.ts`).
 */

/** By which visitors begin to use an island with `client:touch`. */
export const signs = ['pointerdown', 'focusin', 'keydown'] as const;

/** How far from the window an island with `client:near` is when its script is fetched. */
export const rootMargin = '100px 0px';

/** Milliseconds after which a script that has not arrived is overdue; the page then offers another way. */
export const overdueAfterMs = 8_000;

/** Stands for `import`, which Vite would rewrite in tests. */
declare function load(address: string): Promise<unknown>;

/**
 * For islands with `client:near`: observes them from `DOMContentLoaded` on and marks with `data-due` those that came near
 * before the runtime was there. If the file takes longer than `patienceMs` or fails, all get `data-overdue`; after a failure,
 * focus in a field fetches it again too.
 */
export function startNear(address: string, margin: string, patienceMs: number): void {
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
      setTimeout(markOverdue, patienceMs)));

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.parentElement!.dataset['due'] = '';
        start();
      }
    },
    { rootMargin: margin },
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
export function startTouched(address: string, kinds: readonly string[]): void {
  let query = '';
  const start = () =>
    load(address + query).catch(() => {
      query += '?';
    });

  for (const kind of kinds) {
    addEventListener(kind, ({ target }) => {
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

/** Hydrates at once an island that was marked as due (`data-due`), and any island as soon as the address carries values. */
export function whenCalled(island: HTMLElement, hydrate: () => void): void {
  const takeValues = () => /=|3D/i.test(location.hash) && hydrate();
  addEventListener('hashchange', takeValues);
  if (island.hasAttribute('data-due')) hydrate();
  else takeValues();
}
