import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { Change } from '#content/story.ts';
import type { Span } from '#content/figures.ts';
import { services } from '#content/pages/services.ts';
import { endToEndSourcing } from '#content/services/end-to-end-sourcing.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { produktentwicklung } from '#content/services/produktentwicklung.ts';
import { qualitaetsmanagement } from '#content/services/qualitaetsmanagement.ts';
import { zertifizierungsberatung } from '#content/services/zertifizierungsberatung.ts';
import type { Route } from '#content/routes.ts';
import { parseSpan, toMonths } from '#lib/span.ts';
import { fileOf, readPage } from './dist.ts';

const mainOf = (route: Route) => {
  const main = readPage(fileOf(route)).root.querySelector('main');
  if (!main) throw new Error(`${route} has no main element`);
  return main;
};

const textOf = (element: HTMLElement) => element.text.replace(/[ \n]+/g, ' ').trim();
const textsOf = (elements: readonly HTMLElement[]) => elements.map(textOf);

/** The innermost element of a kind that holds an element with exactly this text. */
function holder(route: Route, kind: string, text: string, inside: string): HTMLElement {
  const found = mainOf(route)
    .querySelectorAll(inside)
    .find((element) => textOf(element) === text)
    ?.closest(kind);
  if (!found) throw new Error(`${route} has no ${kind} with «${text}»`);
  return found;
}

/** The station of a route line with this number and name. */
const station = (route: Route, number: number, title: string) =>
  holder(route, 'li', `${number} ${title}`, 'h3');

/** Bars of a figure's row as printed: what they leave free, how long they are. In percent of the axis. */
const barsOf = (row: HTMLElement) =>
  row.querySelectorAll('rect').map((bar) => ({
    start: Number.parseFloat(bar.getAttribute('x') ?? '0'),
    length: Number.parseFloat(bar.getAttribute('width') ?? 'NaN'),
  }));

/** The record's span as two bars on the axis that ends with the last printed mark: to the earliest, then to the latest. */
function expectSpan(row: HTMLElement, text: Span, range: { from: number; to: number }) {
  const [earliest, spread] = barsOf(row);
  const end = Number(row.parentNode?.parentNode?.querySelectorAll('text').at(-1)?.text);
  expect(end).toBeGreaterThanOrEqual(range.to);
  expect(textsOf(row.querySelectorAll('dd'))).toContain(text);
  expect(earliest?.start).toBe(0);
  expect(earliest?.length).toBeCloseTo((100 * range.from) / end, 1);
  expect(spread?.start).toBeCloseTo((100 * range.from) / end, 1);
  expect(spread?.length).toBeCloseTo((100 * (range.to - range.from)) / end, 1);
}

const processes = [
  [endToEndSourcing.route, endToEndSourcing.process.steps],
  [qualitaetsmanagement.route, qualitaetsmanagement.process.steps],
  [logistikTransport.route, logistikTransport.process.steps],
  [zertifizierungsberatung.route, zertifizierungsberatung.process.steps],
  [services.route, services.howItWorks.steps],
] as const;

describe.each(processes)('the route line of %s', (route, steps) => {
  test('stops at every step in its order', () => {
    const line = station(route, 1, steps[0]?.title ?? '').closest('ol');
    const titles = textsOf(line?.querySelectorAll('h3') ?? []);
    expect(titles).toEqual(steps.map(({ title }, index) => `${index + 1} ${title}`));
  });

  test.each(steps)('says what happens at $title, and how long it takes', (step) => {
    const { title, description, duration } = step;
    const paragraphs = textsOf(station(route, steps.indexOf(step) + 1, title).querySelectorAll('p'));
    expect(paragraphs).toEqual(duration ? [description, duration] : [description]);
  });
});

describe('the phases of a development', () => {
  const { route, development } = produktentwicklung;

  test.each(development.phases)('$title is a station with its duration and its results', (phase) => {
    const { title, description, duration, deliverables } = phase;
    const entry = station(route, development.phases.indexOf(phase) + 1, title);
    const paragraphs = [description, duration, development.deliverablesLabel].filter(Boolean);
    expect(textsOf(entry.querySelectorAll('p'))).toEqual(paragraphs);
    expect(textsOf(entry.querySelectorAll('ul li'))).toEqual(deliverables);
  });
});

test.each(qualitaetsmanagement.inspections.stages)('the gate «$title» lists its checks', (stage) => {
  const gate = holder(qualitaetsmanagement.route, 'li', stage.title, 'h3');
  expect(textsOf(gate.querySelectorAll('p'))).toContain(stage.description);
  expect(textsOf(gate.querySelectorAll('ul li'))).toEqual(stage.checks);
});

describe('the timetable', () => {
  const { route, transport } = logistikTransport;
  const drawing = holder(route, 'div', transport.ends[1], 'span');

  test.each(transport.options)('draws $title from its $duration', ({ title, duration }) => {
    const [days, ways, names] = drawing.querySelectorAll('svg');
    const { from, to } = parseSpan(duration);
    expect(ways?.querySelectorAll('polygon').map((way) => way.getAttribute('points'))).toContain(
      `0,0 100,${from} 100,${to}`,
    );
    const end = Number(days?.querySelectorAll('text').at(-1)?.text);
    expect(ways?.getAttribute('viewBox')).toBe(`0 0 100 ${end}`);
    expect(end).toBeGreaterThanOrEqual(to);
    const name = names?.querySelectorAll('text').find((text) => text.text.includes(title));
    expect(name && textOf(name)).toBe(duration + title);
    // In the middle of its way, or where a name above it needs the room, a little further down.
    const below = Number.parseFloat(name?.getAttribute('y') ?? '') - (50 * (from + to)) / end;
    expect(below).toBeGreaterThan(-0.1);
    expect(below).toBeLessThan(5);
  });

  test('keeps the names of its ways apart', () => {
    const names = drawing.querySelectorAll('svg text[y]:has(tspan)').map((name) => {
      return Number.parseFloat(name.getAttribute('y') ?? '');
    });
    expect(names).toHaveLength(transport.options.length);
    const [first = 0, second = 0, third = 0] = names.toSorted((a, b) => a - b);
    // Two lines of 16 px each, in a drawing that is 448 px high on phones.
    expect(Math.min(second - first, third - second)).toBeGreaterThan(7.5);
  });

  test.each(transport.options)('says in its table what $title costs and what it is for', (option) => {
    const row = holder(route, 'tr', option.title, 'th > span');
    const [duration, costLevel, suitableFor] = textsOf(row.querySelectorAll('td'));
    expect([duration, costLevel, suitableFor]).toEqual([
      option.duration,
      option.costLevel,
      option.suitableFor,
    ]);
    expect(textsOf(row.querySelectorAll('li'))).toEqual(option.features);
  });
});

describe('the spans of the certifications', () => {
  const { route, certification } = zertifizierungsberatung;
  test.each(certification.services)('draw $title from its $timeline', ({ title, timeline }) => {
    expectSpan(holder(route, 'div', title, 'dt'), timeline, toMonths(parseSpan(timeline)));
  });

  test.each(certification.services)('are followed by what $title covers and how it goes', (service) => {
    const entry = holder(route, 'details', service.title, 'h3');
    expect(textsOf(entry.querySelectorAll('ul li'))).toEqual(service.scope);
    expect(textsOf(entry.querySelectorAll('ol li'))).toEqual(service.processSteps);
  });
});

test.each(zertifizierungsberatung.compliance.risks)('the risk «$risk» has its row', (row) => {
  const line = holder(zertifizierungsberatung.route, 'tr', row.risk, 'th > span');
  const cells = line.querySelectorAll('td');
  expect(textsOf(cells)).toEqual([row.consequence, row.solution]);
  expect(textsOf(line.closest('table')?.querySelectorAll('thead th') ?? [])).toEqual([
    zertifizierungsberatung.compliance.columns.risk,
    zertifizierungsberatung.compliance.columns.consequence,
    zertifizierungsberatung.compliance.columns.solution,
  ]);
});

test('of the squares of the inspections, as many are red as the share leaves out', () => {
  const { share, caption } = qualitaetsmanagement.refund;
  const figure = holder(qualitaetsmanagement.route, 'figure', share, 'figcaption strong');
  expect(textsOf(figure.querySelectorAll('figcaption'))).toEqual([`${share} ${caption}`]);
  const [all, red] = figure
    .querySelectorAll('path')
    .map((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g)].reduce(
        (sum, [, dash]) => sum + Math.ceil(Number(dash)),
        0,
      ),
    );
  expect(1 - (red ?? 0) / (all ?? 0)).toBeCloseTo(Number.parseFloat(share) / 100, 10);
});

test('the satisfaction with the transport is a plain figure with its own caption', () => {
  const { value, label } = logistikTransport.satisfaction;
  const field = holder(logistikTransport.route, 'li', value, 'dd');
  expect(textsOf(field.querySelectorAll('dt'))).toEqual([label]);
  expect(field.querySelectorAll('svg, figure')).toEqual([]);
});

const changes = [endToEndSourcing, produktentwicklung, qualitaetsmanagement, logistikTransport].flatMap(
  ({ route, story }): [Route, Change][] => (story?.change ? [[route, story.change]] : []),
);

test.each(changes)('the bars of the story on %s are as long as its values', (route, change) => {
  const figure = holder(route, 'figure', change.measure, 'figcaption');
  const values = [change.before, change.after];
  const longest = Math.max(...values.map(({ amount }) => amount));
  expect(barsOf(figure).map(({ length }) => length)).toEqual(values.map(({ amount }) => amount));
  for (const drawing of figure.querySelectorAll('svg')) {
    expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${longest} 1`);
  }
  for (const { label, text } of values) {
    expect(textsOf(figure.querySelectorAll('dt'))).toContain(label);
    expect(textsOf(figure.querySelectorAll('dd'))).toContain(text);
  }
});

describe('the overview', () => {
  test.each(services.services.blocks)('$title shows its features and its line', (block) => {
    const entry = holder(services.route, 'article', block.title, 'h3');
    expect(textsOf(entry.querySelectorAll('ul li'))).toEqual(block.features);
    expect(textsOf(entry.querySelectorAll('ol li'))).toEqual(block.process);
    expect(entry.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(block.route);
  });

  test.each(services.durations.projects)('says that $title takes $duration', ({ title, duration }) => {
    const entry = holder(services.route, 'div', title, 'dt');
    expect(textsOf(entry.querySelectorAll('dd'))).toContain(duration);
  });
});

// The results as the specification gives them.
test.each<[Route, number]>([
  ['/gastronomy', 0.6],
  ['/construction', 0.7],
  ['/retail', 1.6],
])('the lines of the story on %s differ as its result says', (route, ratio) => {
  const [before, after] = barsOf(mainOf(route).querySelector('[data-part="success-story"] svg')!);
  expect(after!.length / before!.length).toBeCloseTo(ratio, 10);
});

test('the line of the certification that was six months early lacks six pieces', () => {
  const [planned, needed, ...pieces] = barsOf(
    mainOf(zertifizierungsberatung.route).querySelector('[data-part="success-story"] svg')!,
  );
  expect(pieces).toHaveLength(6);
  const last = pieces.at(-1)!;
  expect(last.start + last.length).toBeCloseTo(planned!.length, 6);
  expect(pieces[0]!.start).toBeGreaterThan(needed!.length);
});

test.each<[string, number, number]>([
  ['Marktrecherche', 3 / 7 / 4.35, 5 / 7 / 4.35],
  ['Prototyping', 2 / 4.35, 4 / 4.35],
  ['Entwicklungsprojekte', 2, 4],
])('the bar of %s is as long as it takes, in months', (title, from, to) => {
  const bars = holder(services.route, 'div', title, 'dt').querySelectorAll('rect');
  // The axis ends with the longest, at 4 months.
  const [earliest, spread] = bars.map((bar) => (4 * parseFloat(bar.getAttribute('width') ?? '')) / 100);
  expect(earliest).toBeCloseTo(from, 2);
  expect(spread).toBeCloseTo(to - from, 2);
});

// «Anzahlung 30 %, Restzahlung 70 % nach der Prüfung»: the usual practice, as the plan's own rows say it.
test('what is paid before and after the inspection is drawn as large as the rows of the plan say', () => {
  const bars = mainOf(endToEndSourcing.route).querySelectorAll('#zahlungsplan svg svg');
  const inWords = textOf(holder(endToEndSourcing.route, 'section', 'Bestellung', 'th')).match(
    /üblich sind \d+%/g,
  );
  expect(inWords).toEqual(['üblich sind 30%', 'üblich sind 70%']);
  expect(
    bars.map((bar) => [bar.getAttribute('x'), bar.querySelector('rect')?.getAttribute('width')]),
  ).toEqual([
    ['0', '30%'],
    ['30%', '70%'],
  ]);
  // The inspection stands between them.
  expect(bars.map((bar) => bar.querySelectorAll('rect').length)).toEqual([1, 2]);
});

test.each<[Route, number]>([
  ['/services/end-to-end-sourcing', 5],
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
