import type { IndustryRoute } from '#content/routes.ts';

/** Where the lines of the network run, in the units of its drawing. */

/** Size of the drawing. */
export const size = { width: 1328, height: 424 };

/** Where the lines begin, the stations, each on every second of the page's twelve columns, and where the lines end. */
const columns = { origin: 16, first: 226, step: 226, end: 1016 };

/** Heights: the middle, between lines that stop beside each other, from these to lines that pass, between the ends. */
const middle = 232;
const between = 28;
const aside = 56;
const apart = 76;

/** A span of heights that a station covers. */
type Platform = { x: number; top: number; bottom: number };

type Layout = {
  /** One path for each line, in the order of the lines. */
  paths: readonly string[];
  /** For each line, the lengths between what it comes by: its ends, its bends and the stations. */
  stretches: readonly (readonly number[])[];
  /** The origin, then the stations in their order. */
  platforms: readonly Platform[];
  /** The lines from top to bottom where they end. */
  ends: readonly number[];
};

/**
 * Lays out lines that stop (`true`) or pass at each station. At a station the lines that stop lie beside each other;
 * lines that pass keep clear of it above or below, wherever they come from.
 */
export function layOut(lines: readonly (readonly boolean[])[]): Layout {
  let order = lines.map((_, line) => line);
  const ways = lines.map((_, line) => [heightOf(line, lines.length, between)]);
  const first = heightOf(0, lines.length, between);
  const platforms = [{ x: columns.origin, top: first, bottom: first + (lines.length - 1) * between }];
  const stations = lines[0]?.length ?? 0;

  for (let station = 0; station < stations; station++) {
    const stopping = order.filter((line) => lines[line]?.[station]);
    const centre = order.indexOf(stopping[Math.floor((stopping.length - 1) / 2)] ?? 0);
    const passing = order.filter((line) => !stopping.includes(line));
    const above = passing.filter((line) => order.indexOf(line) < centre);
    const below = passing.filter((line) => order.indexOf(line) > centre);
    const top = topFor(
      stopping.map((line) => ways[line]?.at(-1) ?? middle),
      lines.length,
    );
    const bottom = top + (stopping.length - 1) * between;
    platforms.push({ x: columns.first + station * columns.step, top, bottom });
    above.forEach((line, place) => ways[line]?.push(top - aside - (above.length - 1 - place) * between));
    stopping.forEach((line, place) => ways[line]?.push(top + place * between));
    below.forEach((line, place) => ways[line]?.push(bottom + aside + place * between));
    order = [...above, ...stopping, ...below];
  }
  order.forEach((line, place) => ways[line]?.push(heightOf(place, lines.length, apart)));

  const xs = [...platforms.map(({ x }) => x), columns.end];
  const points = ways.map((heights) => pointsThrough(xs, heights));
  return {
    paths: points.map(pathThrough),
    stretches: points.map(stretchesBetween),
    platforms,
    ends: order,
  };
}

/** Height of one of several that lie evenly around the middle. */
const heightOf = (place: number, count: number, distance: number) =>
  middle + (place - (count - 1) / 2) * distance;

/** Height of the first of the lines that stop: that of a lane of the origin from which most of them run on straight. */
function topFor(heights: readonly number[], lanes: number): number {
  const bends = (top: number) => heights.filter((height, place) => height !== top + place * between).length;
  const tops = Array.from(
    { length: lanes - heights.length + 1 },
    (_, lane) => heightOf(0, lanes, between) + lane * between,
  );
  return tops.toSorted((a, b) => bends(a) - bends(b))[0] ?? middle;
}

type Point = { x: number; y: number };

/** Straight at the stations, at 45° halfway between them: all stations and bends. */
function pointsThrough(xs: readonly number[], heights: readonly number[]): Point[] {
  return xs.flatMap((x, index) => {
    const y = heights[index] ?? 0;
    const before = heights[index - 1] ?? y;
    if (y === before) return [{ x, y }];
    const run = Math.abs(y - before);
    const bend = (x + (xs[index - 1] ?? 0) - run) / 2;
    return [
      { x: bend, y: before },
      { x: bend + run, y },
      { x, y },
    ];
  });
}

function pathThrough(points: readonly Point[]): string {
  const corners = points.filter(
    ({ y }, index) => points[index - 1]?.y !== y || (points[index + 1] ?? { y: null }).y !== y,
  );
  return corners
    .map(({ x, y }, index) => {
      const before = corners[index - 1];
      if (!before) return `M${x} ${y}`;
      return before.y === y ? `h${x - before.x}` : `l${x - before.x} ${y - before.y}`;
    })
    .join('');
}

const stretchesBetween = (points: readonly Point[]) =>
  points
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (points[index]?.x ?? 0), y - (points[index]?.y ?? 0)));

/** Length of a dash with the gap after it, about; the gap is a third of it. */
const period = 36;

/**
 * The dashes of a line that bends, for `stroke-dasharray`: in each of its stretches they are as many as fit, dash and gap a
 * little longer or shorter, and a dash lies around every bend and at both ends, so that no gap takes a corner away.
 */
export function dashesAlong(stretches: readonly number[]): string {
  const lengths = [0];
  for (const stretch of stretches) {
    // Too short for a gap.
    if (stretch < 0.8 * period) {
      lengths[lengths.length - 1]! += stretch;
      continue;
    }
    const count = Math.max(1, Math.round(stretch / period));
    const third = stretch / count / 3;
    lengths[lengths.length - 1]! += third;
    for (let place = 1; place < count; place++) lengths.push(third, 2 * third);
    lengths.push(third, third);
  }
  return lengths.map((length) => Math.round(length * 10) / 10).join(' ');
}

/** How the line of an industry is told apart, in the network and down its own page: see `styles/compositions.css`. */
export const lookOf: Record<IndustryRoute, string> = {
  '/gastronomy': 'red',
  '/retail': 'ink',
  '/events': 'ink dashed',
  '/healthcare': 'red double',
  '/construction': 'ink double',
};
