import { expect, test } from 'vitest';
import { dashesAlong } from './dashes.ts';

/** Where each of these lengths ends, laid one behind the other. */
const ends = (lengths: readonly number[]) =>
  lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length));

test('dashes fill the line, begin and end it, and lie around its bends', () => {
  const stretches = [76, 20, 114];
  const bends = ends(stretches);
  const end = bends.pop()!;
  const lengths = dashesAlong(stretches).split(' ').map(Number);
  const edges = ends(lengths);
  expect(edges.at(-1)).toBeCloseTo(end, 0);
  expect(lengths.length % 2, 'dashes and gaps take turns, from a dash to a dash').toBe(1);
  for (const bend of bends) {
    const index = edges.findIndex((edge) => edge > bend);
    expect(index % 2, `a dash lies at ${bend}`).toBe(0);
  }
});
