import { expect, test } from 'vitest';
import { dashesAlong } from './dashes.ts';

test('dashes fill the line, begin and end it, and lie around its bends', () => {
  const lengths = dashesAlong([76, 20, 114]).split(' ').map(Number);
  expect(lengths.reduce((sum, length) => sum + length)).toBeCloseTo(76 + 20 + 114, 0);
  expect(lengths.length % 2, 'dashes and gaps take turns, from a dash to a dash').toBe(1);
  const edges = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length));
  for (const bend of [76, 96]) {
    const index = edges.findIndex((edge) => edge > bend);
    expect(index % 2, `a dash lies at ${bend}`).toBe(0);
  }
});
