/** Reads ticks in a list from an address, in the order of the list; what this site has not written is left out. */
export function readTicks<Id extends string>(ids: readonly Id[], values: string): Id[] {
  const letters = values.split('.');
  return ids.filter((id) => letters.includes(id));
}
