/** The drawings, measured against figures of the specification that are written here by hand. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { isService, routeLabels, routes, type Route } from '#content/routes.ts';
import { construction } from '#content/industries/construction.ts';
import { events } from '#content/industries/events.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { healthcare } from '#content/industries/healthcare.ts';
import { retail } from '#content/industries/retail.ts';
import { network } from '#content/network.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { asRead, mainOf } from './dist.ts';

const textOf = (element: HTMLElement) => element.text.replace(/[ \n]+/g, ' ').trim();

/** The innermost element of a kind that holds an element with exactly this text. */
function holder(route: Route, kind: string, text: string, inside: string): HTMLElement {
  const found = mainOf(route)
    .querySelectorAll(inside)
    .find((element) => textOf(element) === text)
    ?.closest(kind);
  if (!found) throw new Error(`${route} has no ${kind} with «${text}»`);
  return found;
}

/** Bars of a figure as printed: what they leave free, how long they are. */
const barsOf = (figure: HTMLElement | null) =>
  figure?.querySelectorAll('rect').map((bar) => ({
    start: Number.parseFloat(bar.getAttribute('x') ?? '0'),
    length: Number.parseFloat(bar.getAttribute('width') ?? 'NaN'),
  })) ?? [];

describe('the timetable', () => {
  const drawing = holder('/services/logistik-transport', 'div', logistikTransport.transport.ends[1], 'span');
  const [days, ways, names] = drawing.querySelectorAll('svg');

  test('ends with the fifth week', () => {
    expect(days?.querySelectorAll('text').at(-1)?.text).toBe('35');
    expect(ways?.getAttribute('viewBox')).toBe('0 0 100 35');
  });

  test.each([
    ['Seefracht', 25, 35],
    ['Luftfracht', 3, 7],
    ['Express', 1, 3],
  ])('draws %s from day %i to day %i', (title, from, to) => {
    const areas = ways?.querySelectorAll('polygon').map((way) => way.getAttribute('points'));
    expect(areas).toContain(`0,0 100,${from} 100,${to}`);
    const name = names?.querySelectorAll('text').find((text) => text.text.includes(title));
    expect(name && textOf(name)).toBe(`${from}–${to} Tage ${title}`);
    // In the middle of its way, or where a name above it needs the room, a little further down.
    const below = Number.parseFloat(name?.getAttribute('y') ?? '') - (50 * (from + to)) / 35;
    expect(below).toBeGreaterThan(-0.1);
    expect(below).toBeLessThan(6);
  });

  test('keeps the names of its ways apart', () => {
    const [first = NaN, second = NaN, third = NaN] = (names?.querySelectorAll('text') ?? [])
      .map((name) => Number.parseFloat(name.getAttribute('y') ?? ''))
      .toSorted((a, b) => a - b);
    // Two lines of 16 px each, in a drawing that is 448 px high on phones.
    expect(Math.min(second - first, third - second)).toBeGreaterThan(7.5);
  });
});

/** Weeks in a month, as the pages say. */
const weeks = 1 / 4.35;

// An ink bar to the earliest, a red one from there to the latest, on an axis that ends after so many months.
test.each<[string, Route, number, number, number]>([
  ['CE-Kennzeichnung', '/services/zertifizierungsberatung', 18, 4 * weeks, 8 * weeks],
  ['ISO-Managementsysteme', '/services/zertifizierungsberatung', 18, 3, 6],
  ['FDA', '/services/zertifizierungsberatung', 18, 6, 18],
])('the bar of «%s» on %s is as long as it takes, of %i months', (title, route, end, from, to) => {
  const row = holder(route, 'div', title, 'dt');
  expect(row.closest('dl')?.parentNode?.querySelectorAll('text').at(-1)?.text).toBe(String(end));
  const [earliest, spread] = barsOf(row);
  const months = (percent = NaN) => (end * percent) / 100;
  expect(earliest?.start).toBe(0);
  expect(months(earliest?.length)).toBeCloseTo(from, 2);
  expect(months(spread?.start)).toBeCloseTo(from, 2);
  expect(months(spread?.length)).toBeCloseTo(to - from, 2);
});

// 45% less, 4 months instead of 12, 15% of complaints and then less than one, 40% less …
test.each<[Route, number]>([
  ['/services/end-to-end-sourcing', 0.55],
  ['/services/produktentwicklung', 4 / 12],
  ['/services/qualitaetsmanagement', 0.8 / 15],
  ['/services/logistik-transport', 0.6],
  ['/retail', 1.6],
])('the bars of the story on %s differ as its result says', (route, ratio) => {
  const story = mainOf(route).querySelector('[data-part="success-story"]');
  const [before, after] = barsOf(story);
  expect(after!.length / before!.length).toBeCloseTo(ratio, 10);
  const scales = story?.querySelectorAll('svg:has(> rect)').map((svg) => svg.getAttribute('viewBox'));
  expect(new Set(scales).size, 'drawn to one scale').toBe(1);
});

// 48 hours of search; by express at most 3 days on the way and 5 in reserve, by air 7 and 10; a day for customs on both.
test('the line of express procurement stops at equal distances, since as many days lie between', () => {
  const names = mainOf('/events').querySelectorAll('ol b').map(textOf);
  const times = names.filter((name) => /^\d/.test(name));
  const days = times.map((time) => Number.parseInt(time, 10) / (time.endsWith('h') ? 24 : 1));
  expect(days).toEqual([2, 2 + 3 + 1 + 5, 2 + 7 + 1 + 10]);
  expect(days[1]! - days[0]!).toBe(days[2]! - days[1]!);
});

test.each<[Route, number]>([
  ['/services/end-to-end-sourcing', 4],
  ['/services/produktentwicklung', 5],
  ['/industries', 6],
  ['/gastronomy', 6],
  ['/construction', 5],
  ['/healthcare', 6],
])('each problem on %s has a mark in the drawing', (route, count) => {
  const problems = mainOf(route).querySelector('[data-part="problems"]');
  const numbers = Array.from({ length: count }, (_, place) => String(place + 1));
  expect(problems?.querySelectorAll('figure text').map((mark) => mark.text.trim())).toEqual(numbers);
  expect(problems?.querySelectorAll('ol > li')).toHaveLength(count);
  const places = problems?.querySelectorAll('figure g > circle').map((mark) => mark.toString());
  expect(places).toHaveLength(count);
  expect(new Set(places).size).toBe(count);
});

const pages = [gastronomy, retail, construction, healthcare, events];

describe('the network of the services', () => {
  const figure = mainOf('/services').querySelector(`figure[aria-label="${network.title}"]`);
  if (!figure) throw new Error('There is no network.');

  test('names and links every service and every industry once', () => {
    const links = figure.querySelectorAll('a').map((link) => [link.getAttribute('href'), asRead(link.text)]);
    const expected = routes
      .filter((route) => isService(route) || pages.some((page) => page.route === route))
      .map((route) => [route, routeLabels[route]]);
    expect(links.toSorted()).toEqual(expected.toSorted());
  });

  test.each(pages)('draws the line of $route through the services that matter most to it', (page) => {
    const line = figure.querySelector(`#linie-${page.route.slice(1)}`);
    const places = line?.getAttribute('data-stops')?.split(' ') ?? [];
    const stations = figure.querySelectorAll('ol > li');
    const stops = places.map((place) =>
      stations[Number(place) - 1]?.querySelector('a')?.getAttribute('href'),
    );
    expect(stops).toEqual(network.lines.find(({ route }) => route === page.route)?.stops);
    expect(line?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  });

  test.each(pages)('draws the line of $route as that page does', (page) => {
    const look = figure.querySelector(`#linie-${page.route.slice(1)}`)?.getAttribute('data-look');
    expect(look).toBeTruthy();
    expect(mainOf(page.route).getAttribute('data-look')).toBe(look);
  });

  test('tells its lines apart without colour as well', () => {
    const looks = figure.querySelectorAll('[data-look]').map((line) => line.getAttribute('data-look'));
    expect(looks).toHaveLength(pages.length);
    expect(looks).toEqual([...new Set(looks)]);
  });
});
