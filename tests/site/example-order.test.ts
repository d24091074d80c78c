import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { asRead, fileOf, readPage } from './dist.ts';

/** The lines on which the example stands, by page. */
const lines = routes.flatMap((route) =>
  readPage(fileOf(route))
    .root.querySelectorAll('nav:has(ol)')
    .filter((nav) => asRead(nav.text).includes('1’000 Isolierkannen'))
    .map((nav) => ({ route, links: nav.querySelectorAll('a'), section: nav.closest('section[id]') })),
);

test('the example leads from each of its places to the others', () => {
  expect(lines.map(({ route }) => route)).toEqual([
    '/services/qualitaetsmanagement',
    '/services/logistik-transport',
    '/why-us',
  ]);
  for (const { links } of lines) {
    expect(links.map((link) => asRead(link.text))).toEqual([
      'Offerte',
      'Stichprobe',
      'Prüfbericht',
      'Stückpreis',
    ]);
  }
});

test.each(lines)('on $route it marks the place where it stands', (line) => {
  const marked = line.links.filter((link) => link.getAttribute('aria-current') === 'location');
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([`${line.route}#${line.section?.id}`]);
});

test('the quantity is that of offer, report and calculator', () => {
  const textOf = (route: (typeof routes)[number], id: string) =>
    asRead(readPage(fileOf(route)).root.getElementById(id)?.text);
  expect(textOf('/why-us', 'musterofferte')).toContain('1’000 Isolierkannen, ein Hersteller');
  expect(textOf('/services/qualitaetsmanagement', 'pruefbericht')).toContain('1’000 Stück');
  expect(
    readPage(fileOf('/services/qualitaetsmanagement')).root.querySelector('#aql-lot')?.getAttribute('value'),
  ).toBe('1’000');
  expect(
    readPage(fileOf('/services/logistik-transport'))
      .root.querySelector('#einstandskosten-pieces')
      ?.getAttribute('value'),
  ).toBe('1’000');
});

test('the sample offer says why its amounts are open', () => {
  const offer = asRead(readPage(fileOf('/why-us')).root.getElementById('musterofferte')?.text);
  expect(offer).toContain('CHF …');
  expect(offer).toMatch(/Beträge bleiben im Muster offen, weil/);
});

test('the goods of the calculator are the jugs and their mould', () => {
  const { root } = readPage(fileOf('/services/logistik-transport'));
  expect(asRead(root.getElementById('einstandskosten')?.text)).toContain(
    '1’000 Kannen je CHF 12 und das Werkzeug CHF 8’000. Wer heute CHF 30 pro Kanne bezahlt, hat CHF 7’040 für Honorar, Muster und Labor übrig',
  );
  expect(root.querySelector('#einstandskosten-goods')?.getAttribute('value')).toBe('20’000.00');
  const closing = asRead(readPage(fileOf('/')).root.querySelector('[data-part="closing"]')?.text);
  expect(closing).toContain('CHF 30');
  // What the calculator reckons for a piece stands in its result.
  expect(closing).toContain('CHF 22.96');
  expect(asRead(root.getElementById('einstandskosten')?.text)).toContain('CHF 22.96pro Stück');
});
