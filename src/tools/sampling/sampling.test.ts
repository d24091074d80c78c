import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplingPlans, planFor } from '#content/tools/sampling-plans.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { limits } from './address.ts';
import { drawDots } from './LotDots.tsx';
import { drawSample, acceptance, drawAgain, undrawn } from './simulation.ts';
import { lotEntries } from './entries.ts';

/**
 * Single sampling, normal inspection, general level II, as the National Institute of Building Sciences prints it «from
 * MIL-STD-105E, table I and table II-A» (nibs.org, FMOC/DPW_AC/AC-TABLE.ASC, table 1-A; read on 28 November 2026): the
 * largest lot, the code letter, the sample, and the rejection numbers for AQL 0.65, 1.0, 1.5, 2.5, 4.0, 6.5, 10 and 15.
 * `v` leads to the first plan below, `^` to the first above, and `|` belongs to such an arrow.
 */
const milStd105e = `
8       A  2    |  |  |  |  v  1  ^  v
15      B  3    |  |  |  v  1  ^  v  2
25      C  5    |  |  v  1  ^  v  2  3
50      D  8    |  v  1  ^  v  2  3  4
90      E  13   v  1  ^  v  2  3  4  6
150     F  20   1  ^  v  2  3  4  6  8
280     G  32   ^  v  2  3  4  6  8  11
500     H  50   v  2  3  4  6  8  11 15
1200    J  80   2  3  4  6  8  11 15 22
3200    K  125  3  4  6  8  11 15 22 ^
10000   L  200  4  6  8  11 15 22 ^  |
35000   M  315  6  8  11 15 22 ^  |  |
150000  N  500  8  11 15 22 ^  |  |  |
500000  P  800  11 15 22 ^  |  |  |  |
`;

/** The rows of the printed table, and the columns of AQL 2.5 and 4.0 in it. */
const printed = milStd105e
  .trim()
  .split('\n')
  .map((row) => row.split(/ +/));
const columns = { major: 6, minor: 7 };

/** The plan of a row in a column: where an arrow stands, that of the row it leads to. */
function printedPlan(row: number, column: number) {
  const cell = (at: number) => printed[at]?.[column] ?? '^';
  const isNumber = (at: number) => /\d/.test(cell(at));
  const head = Array.from({ length: printed.length }, (_, index) => row + index).find(
    (at) => cell(at) !== '|',
  );
  const step = cell(row) === '^' || cell(head ?? Infinity) === '^' ? -1 : 1;
  let at = row;
  while (!isNumber(at)) at += step;
  return { code: printed[at]?.[1], sample: Number(printed[at]?.[2]), accepted: Number(cell(at)) - 1 };
}

test('for every lot the plan is the printed one, arrows followed, where one sample serves both columns', () => {
  for (let lot = 2; lot <= 20_000; lot++) {
    const row = printed.findIndex(([largest]) => lot <= Number(largest));
    const major = printedPlan(row, columns.major);
    const minor = printedPlan(row, columns.minor);
    const isShared = major.code === printed[row]?.[1] && minor.code === major.code;
    const { code, sample } = major;
    const plan = { code, sample, accepted: { major: major.accepted, minor: minor.accepted } };
    if (lot > 10_000) expect(planFor(lot)).toBe('above');
    else if (isShared) expect(planFor(lot), `a lot of ${lot}`).toMatchObject(plan);
    else expect(planFor(lot), `a lot of ${lot}`).toBe('below');
  }
});

test('below the table arrows lead to other samples, and to different ones: for 51 to 90 pieces to F, 20, and E, 13', () => {
  expect(printedPlan(4, columns.major)).toEqual({ code: 'F', sample: 20, accepted: 1 });
  expect(printedPlan(4, columns.minor)).toEqual({ code: 'E', sample: 13, accepted: 1 });
  expect(printedPlan(0, columns.major)).toEqual({ code: 'C', sample: 5, accepted: 0 });
  expect(printedPlan(2, columns.minor)).toEqual({ code: 'B', sample: 3, accepted: 0 });
});

test('the example of the built page is on the table', () => {
  expect(planFor(samplingTool.example)).toHaveProperty('sample');
});

/** Lots of the table, with assumed defects. */
const lots = fc
  .record({
    lot: fc.integer({ min: 91, max: 10_000 }),
    perMille: fc.integer({ min: 1, max: 20 }).map((steps) => 5 * steps),
  })
  .map(({ lot, perMille }) => {
    const plan = planFor(lot);
    if (typeof plan === 'string') throw new Error(plan);
    return { lot, plan, perMille, defects: Math.round((lot * perMille) / 1000) };
  });
const seeds = fc.integer({ min: 1, max: limits.seed });

test('every drawn piece is another one, and part of the lot', () => {
  fc.assert(
    fc.property(lots, seeds, fc.integer({ min: 1, max: 100 }), ({ lot, plan, defects }, seed, nth) => {
      const { sample, found } = drawSample({ lot, defects, sample: plan.sample }, seed, nth);
      expect(new Set(sample).size).toBe(plan.sample);
      expect(Math.min(...sample)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...sample)).toBeLessThan(lot);
      expect(sample).toEqual(expect.arrayContaining([...found]));
      expect(found.length).toBeLessThanOrEqual(defects);
    }),
  );
});

test('a lot keeps its defects from draw to draw', () => {
  const lot = { lot: 200, defects: 20, sample: 32 };
  const defective = new Set<number>();
  const sound = new Set<number>();
  for (let nth = 1; nth <= 100; nth++) {
    const { sample, found } = drawSample(lot, 7, nth);
    for (const place of sample) (found.includes(place) ? defective : sound).add(place);
  }
  expect(defective.size).toBe(20);
  expect(sound.size).toBe(180);
});

test('the same seed draws the same, another one something else', () => {
  fc.assert(
    fc.property(lots, seeds, fc.integer({ min: 1, max: 100 }), ({ lot, plan, defects }, seed, nth) => {
      const drawn = (from: number, draw: number) =>
        drawSample({ lot, defects, sample: plan.sample }, from, draw).sample;
      expect(drawn(seed, nth)).toEqual(drawn(seed, nth));
      expect(drawn(seed, nth)).not.toEqual(drawn(seed, nth + 1));
      expect(drawn(seed, nth)).not.toEqual(drawn(seed + 1, nth));
    }),
  );
});

describe('how likely a lot is to pass', () => {
  /** Counted out: all samples of `sample` from `lot` pieces, the first `defects` of which are defective. */
  function counted(lot: number, defects: number, sample: number, accepted: number): number {
    let [all, passed] = [0, 0];
    for (let set = 0; set < 2 ** lot; set++) {
      const drawn = Array.from({ length: lot }, (_, piece) => (set >> piece) & 1);
      if (drawn.reduce((sum, one) => sum + one, 0) !== sample) continue;
      all++;
      if (drawn.slice(0, defects).reduce((sum, one) => sum + one, 0) <= accepted) passed++;
    }
    return passed / all;
  }

  test('is the share of all possible samples that pass', () => {
    for (const [lot, defects, sample, accepted] of [
      [10, 3, 4, 0],
      [10, 3, 4, 1],
      [12, 5, 6, 2],
      [12, 1, 5, 1],
    ] as const)
      expect(acceptance(lot, defects, sample, accepted)).toBeCloseTo(
        counted(lot, defects, sample, accepted),
        12,
      );
  });

  test('lies between none and all, is less with more defects and more where more are accepted', () => {
    fc.assert(
      fc.property(lots, ({ lot, plan: { sample, accepted }, defects }) => {
        const chance = (bad: number, allowed: number) => acceptance(lot, bad, sample, allowed);
        expect(chance(defects, accepted.major)).toBeGreaterThanOrEqual(0);
        expect(chance(defects, accepted.major)).toBeLessThanOrEqual(1);
        expect(chance(defects + 1, accepted.major)).toBeLessThanOrEqual(
          chance(defects, accepted.major) + 1e-12,
        );
        expect(chance(defects, accepted.minor)).toBeGreaterThanOrEqual(chance(defects, accepted.major));
        expect(chance(0, accepted.major)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('is what drawing again and again comes to', () => {
    const lot = { lot: 1000, defects: 70, sample: 80 };
    const draws = Array.from({ length: 4000 }, (_, index) => drawSample(lot, 11, index + 1));
    const passed = draws.filter(({ found }) => found.length <= 5).length / draws.length;
    // Three standard deviations of so many draws.
    expect(Math.abs(passed - acceptance(1000, 70, 80, 5))).toBeLessThan(3 * Math.sqrt(0.25 / draws.length));
  });

  /** The binomial form, for lots without end. */
  function binomial(share: number, sample: number, accepted: number): number {
    let chance = (1 - share) ** sample;
    let sum = chance;
    for (let found = 1; found <= accepted; found++) {
      chance *= (((sample - found + 1) / found) * share) / (1 - share);
      sum += chance;
    }
    return sum;
  }

  /**
   * Operating characteristic of code letter J at AQL 2.5, 80 pieces and 5 accepted: the percentage of defects with which
   * so many percent of lots are accepted. ISO 2859-1:1999, table 10-J (MIL-STD-105E, table X-J), calculated there with the
   * binomial distribution and printed with three digits.
   */
  test.each([
    [99, 2.28],
    [95, 3.32],
    [90, 3.99],
    [75, 5.3],
    [50, 7.06],
    [25, 9.14],
    [10, 11.3],
    [5, 12.7],
    [1, 15.6],
  ])(
    'is for endless lots that of ISO 2859-1, table 10-J: %d of 100 lots at %d defects in 100 pieces',
    (percent, defects) => {
      const half = defects >= 10 ? 0.05 : 0.005;
      const at = (share: number) => 100 * binomial(share / 100, 80, 5);
      expect(at(defects - half)).toBeGreaterThan(percent);
      expect(at(defects + half)).toBeLessThan(percent);
    },
  );

  test('comes ever closer to the endless lot, the larger a lot is', () => {
    for (const { sample, accepted } of samplingPlans)
      for (const share of [0.005, 0.025, 0.05, 0.1]) {
        const endless = binomial(share, sample, accepted.major);
        const gaps = [10_000, 100_000, 10_000_000].map((lot) =>
          Math.abs(acceptance(lot, lot * share, sample, accepted.major) - endless),
        );
        expect(gaps).toEqual(gaps.toSorted((one, other) => other - one));
        expect(gaps.at(-1)).toBeLessThan(1e-5);
      }
  });
});

test('an address shows the same draws, and one of before the simulation still its lot', () => {
  fc.assert(
    fc.property(lots, seeds, fc.integer({ min: 1, max: limits.draws }), ({ lot, perMille }, seed, count) => {
      const values = `${lot}_${perMille}_${seed}_${count}`;
      const read = lotEntries.fromAddress(values);
      const shown = read && lotEntries.valueIn(lotEntries.textsFor(read));
      expect(shown && lotEntries.toAddress(shown)).toBe(values);
    }),
  );
  expect(lotEntries.fromAddress('1000')).toMatchObject({ lot: 1000, draws: undrawn });
  for (const foreign of [
    '1000_50',
    '1000_50_3',
    '1000_50_3_1_1',
    '1000_-5_3_1',
    'x_50_3_1',
    '1000_50_12345_1',
  ])
    expect(lotEntries.fromAddress(foreign)).toBeNull();
  for (const foreign of ['1000_0_3_1', '1000_105_3_1', '1000_52_3_1', '1000_50_3_101'])
    expect(lotEntries.fromAddress(foreign)).toMatchObject({ draws: undrawn });
});

test('drawing goes on with the same lot, and begins another where none was drawn or an address has no more room', () => {
  expect(drawAgain('7.1')).toBe('7.2');
  expect(drawAgain(undrawn)).toMatch(/^[1-9]\d{0,3}\.1$/);
  expect(drawAgain(`7.${limits.draws}`)).toMatch(/^[1-9]\d{0,3}\.1$/);
});

test('every share that can be assumed has its words', () => {
  const words = samplingTool.simulation.words.map(({ upTo }) => upTo);
  expect(words).toEqual(words.toSorted((one, other) => one - other));
  expect(words.at(-1)).toBe(100);
});

test('the picture has a dot for every piece and stays within its frame', () => {
  fc.assert(
    fc.property(fc.integer({ min: 91, max: 10_000 }), (lot) => {
      const { viewBox, lot: path } = drawDots(lot, [], []);
      const [, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
      const rows = [...path.matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length));
      expect(rows.reduce((sum, length) => sum + Math.floor(length) + 1, 0)).toBe(lot);
      expect(rows.length - 0.5 + 0.36).toBeLessThanOrEqual(top + height + 0.01);
      expect(Math.max(...rows)).toBeLessThan(width);
    }),
  );
});
