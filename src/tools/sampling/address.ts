/** The largest seed and number of draws that an address carries. */
export const limits = { seed: 9999, draws: 100 };

/** Reads the size of a lot from an address (`#aql=1000`, `#aql=1000_50_3_1`); null for anything this site has not written. */
export function readLot(values: string): number | null {
  const [, lot] = /^(\d{1,11})(?:_\d{1,3}_\d{1,4}_\d{1,3})?$/.exec(values) ?? [];
  return lot === undefined ? null : Number(lot);
}

/** What is simulated: defects in a thousand, the seed of the lot and its draws, and how often a sample was drawn. */
interface Simulated {
  perMille: number;
  seed: number;
  draws: number;
}

/** Reads what follows the lot in an address; null where there is none, or none of this site. */
export function readSimulated(values: string): Simulated | null {
  const [perMille = NaN, seed = NaN, draws = NaN] = values.split('_').slice(1).map(Number);
  const isShare = perMille >= 5 && perMille <= 100 && perMille % 5 === 0;
  return isShare && seed <= limits.seed && draws <= limits.draws ? { perMille, seed, draws } : null;
}
