/** A place in a configuration, and what stands there instead. */
export type Change = readonly [place: RegExp, value: string];

/**
 * Puts values of a test into a configuration from `deploy/`, each at every place that matches. Throws where one is
 * missing, so that a changed file is noticed.
 */
export function adapt(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, [place, value]) => {
    if (before.search(place) === -1) throw new Error(`The configuration has nothing that matches ${place}.`);
    return before.replace(place, () => value);
  }, text);
}
