/** By which visitors begin to use an island with `client:touch`. */
export const signs = ['pointerdown', 'focusin', 'keydown'] as const;

/** How far from the window an island with `client:near` is when its script is fetched. */
export const rootMargin = '100px 0px';

/** Milliseconds after which a script that has not arrived is overdue; the page then offers another way. */
export const overdueAfterMs = 8_000;

/** Hydrates at once an island that was marked as due (`data-due`), and any island as soon as the address carries values, as `starters.ts` knows them. */
export function whenCalled(island: HTMLElement, hydrate: () => void): void {
  const takeValues = () => /=|3D/i.test(location.hash) && hydrate();
  addEventListener('hashchange', takeValues);
  if (island.hasAttribute('data-due')) hydrate();
  else takeValues();
}
