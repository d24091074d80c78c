/**
 * Samples drawn from a lot with as many defects as are assumed. The same seed gives the same lot and the same draws, on
 * the built page and in every browser.
 */

/** A sample, as places in the lot. */
export interface Draw {
  sample: readonly number[];
  /** The defective ones among them. */
  found: readonly number[];
}

/** The n-th sample of a lot, from 1. Every piece has the same chance, whatever was drawn before. */
export function drawSample(
  { lot, defects, sample }: { lot: number; defects: number; sample: number },
  seed: number,
  nth: number,
): Draw {
  const defective = pick(defects, lot, randomFrom(seed, 0));
  const drawn = pick(sample, lot, randomFrom(seed, nth));
  return { sample: [...drawn], found: [...drawn].filter((place) => defective.has(place)) };
}

/** So many different places of a total; all such sets are equally likely (Floyd's algorithm). */
function pick(count: number, total: number, random: () => number): Set<number> {
  const places = new Set<number>();
  for (let last = total - count; last < total; last++) {
    const place = Math.floor(random() * (last + 1));
    places.add(places.has(place) ? last : place);
  }
  return places;
}

/** Numbers from 0 to below 1 that look random: the mulberry32 generator, begun elsewhere for each draw. */
function randomFrom(seed: number, nth: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca77);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
