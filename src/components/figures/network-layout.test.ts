import { expect, test } from 'vitest';
import { dashesAlong, layOut } from './network-layout.ts';

/** The heights of a line's level stretches, read from its path. */
function heightsAt(path: string, xs: readonly number[]): number[] {
  const [, startX = '', startY = ''] = /^M(\S+) (\S+?)(?=[hH])/.exec(path) ?? [];
  let [x, y] = [Number(startX), Number(startY)];
  const found: number[] = [];
  for (const [, command, first = '', second = ''] of path.matchAll(/([hlH])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const from = x;
    x = command === 'H' ? Number(first) : x + Number(first);
    if (command === 'l') y += Number(second);
    else found.push(...xs.filter((at) => at > from && at <= x).map(() => y));
  }
  return found;
}

const lines = [
  [false, true],
  [true, false],
  [true, true],
];
const { paths, platforms, ends } = layOut(lines);
const stations = platforms.slice(1);

test.each(lines.map((stops, line) => ({ stops, line })))(
  'line $line runs through the platforms at which it stops, and clear of the others',
  ({ stops, line }) => {
    const heights = heightsAt(
      paths[line] ?? '',
      stations.map(({ x }) => x),
    );
    expect(heights).toHaveLength(stops.length);
    const isOnPlatform = heights.map((height, station) => {
      const { top = 0, bottom = 0 } = stations[station] ?? {};
      return height >= top && height <= bottom;
    });
    expect(isOnPlatform).toEqual(stops);
  },
);

test('no two lines lie on each other at a station, and all of them end', () => {
  for (const [station, { x }] of stations.entries()) {
    const heights = paths.map((path) => heightsAt(path, [x])[0]);
    expect(new Set(heights).size, `station ${station}`).toBe(lines.length);
  }
  expect(ends.toSorted()).toEqual([0, 1, 2]);
});

/** Where each of these lengths ends, laid one behind the other. */
const edgesOf = (lengths: readonly number[]) =>
  lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length));

test('dashes fill the line, begin and end it, and lie around its bends', () => {
  const stretches = [76, 20, 114];
  const bends = edgesOf(stretches);
  const end = bends.pop()!;
  const lengths = dashesAlong(stretches).split(' ').map(Number);
  const edges = edgesOf(lengths);
  expect(edges.at(-1)).toBeCloseTo(end, 0);
  expect(lengths.length % 2, 'dashes and gaps take turns, from a dash to a dash').toBe(1);
  for (const bend of bends) {
    const index = edges.findIndex((edge) => edge > bend);
    expect(index % 2, `a dash lies at ${bend}`).toBe(0);
  }
});
