import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samplingPlans } from '#content/tools/sampling-plans.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { drawDots, drawnPieces } from './dots.ts';
import { planFor } from './sampling-plan.ts';

/**
 * Copied by hand from the tables that Quality Control Partners' inspectors use, qualitycontrolpartners.com/aql-tables (code
 * letters of level II; plans for normal inspection): the first and the last lot of each row.
 */
test.each([
  [91, 'F', 20, 1, 2],
  [150, 'F', 20, 1, 2],
  [151, 'G', 32, 2, 3],
  [280, 'G', 32, 2, 3],
  [281, 'H', 50, 3, 5],
  [500, 'H', 50, 3, 5],
  [501, 'J', 80, 5, 7],
  [1200, 'J', 80, 5, 7],
  [1201, 'K', 125, 7, 10],
  [3200, 'K', 125, 7, 10],
  [3201, 'L', 200, 10, 14],
  [10_000, 'L', 200, 10, 14],
])('a lot of %i is checked after code %s', (lot, code, sample, major, minor) => {
  expect(planFor(lot)).toMatchObject({ code, sample, accepted: { major, minor } });
});

test('smaller and larger lots are not on the table', () => {
  expect(planFor(90)).toBe('below');
  expect(planFor(10_001)).toBe('above');
});

test('the rows of the table follow each other without a gap', () => {
  for (const [index, { from }] of samplingPlans.slice(1).entries())
    expect(from).toBe((samplingPlans[index]?.to ?? 0) + 1);
});

test('the example of the built page is on the table', () => {
  expect(planFor(samplingTool.example)).toHaveProperty('sample');
});

test('every drawn piece is another one, and part of the lot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 91, max: 10_000 }), (lot) => {
      const plan = planFor(lot);
      if (typeof plan === 'string') throw new Error(plan);
      const pieces = drawnPieces(lot, plan.sample);
      expect(new Set(pieces).size).toBe(plan.sample);
      expect(Math.min(...pieces)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...pieces)).toBeLessThan(lot);
    }),
  );
});

test('the picture has a dot for every piece and stays within its frame', () => {
  fc.assert(
    fc.property(fc.integer({ min: 91, max: 10_000 }), (lot) => {
      const { viewBox, lot: path } = drawDots(lot, 20);
      const [, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
      const rows = [...path.matchAll(/M\.5 ([\d.]+)h([\d.]+)/g)].map(([, y, length]) => [
        Number(y),
        Number(length),
      ]);
      expect(rows.reduce((sum, [, length = NaN]) => sum + Math.floor(length) + 1, 0)).toBe(lot);
      for (const [y, length] of rows) {
        expect((y ?? NaN) + 0.36).toBeLessThanOrEqual(top + height + 0.01);
        expect(length).toBeLessThan(width);
      }
    }),
  );
});
