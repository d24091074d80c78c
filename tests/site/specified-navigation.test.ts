/** Where the owner wants links, and their names, written by hand. Everything else reads the records. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { asRead, findingsOn, pageFiles, readPage, type Page } from './dist.ts';

type Links = Readonly<Record<string, string>>;

const main: Links = { Home: '/', 'Warum wir?': '/why-us', Kontakt: '/contact' };

const services: Links = {
  'End-to-End Sourcing': '/services/end-to-end-sourcing',
  Produktentwicklung: '/services/produktentwicklung',
  Qualitätsmanagement: '/services/qualitaetsmanagement',
  'Logistik & Transport': '/services/logistik-transport',
  Zertifizierungsberatung: '/services/zertifizierungsberatung',
};

const industries: Links = {
  'Gastronomie & Hotellerie': '/gastronomy',
  'Einzel- und Grosshandel': '/retail',
  Bauunternehmen: '/construction',
  Gesundheitswesen: '/healthcare',
  Eventplanung: '/events',
};

const overviews: Links = { 'Alle Leistungen': '/services', 'Alle Branchen': '/industries' };
const legal: Links = { Impressum: '/impressum', Datenschutz: '/datenschutz', AGB: '/agb' };
const booking: Links = { 'Beratung buchen': '/#beratung' };

/** The forms of the navigation: that of wide windows with its two sheets, and that of narrow ones. */
const places: readonly [name: string, selector: string, expected: Links][] = [
  ['the header of wide windows', 'body > header', { ...main, ...booking }],
  ['the sheet of the services', '#menu-services', { ...services, 'Alle Leistungen': '/services' }],
  ['the sheet of the industries', '#menu-industries', { ...industries, 'Alle Branchen': '/industries' }],
  ['the menu of narrow windows', '#menu', { ...main, ...services, ...industries, ...overviews, ...booking }],
  [
    'the footer',
    'body > footer',
    { ...main, ...services, ...industries, ...legal, 'Über uns': '/about', Branchen: '/industries' },
  ],
];

test.each(places)('%s has every link that belongs there, on every page', (_, selector, expected) => {
  const missing = findingsOn(pageFiles, ({ root }) => {
    const links = root.querySelectorAll(`${selector} a`);
    return Object.entries(expected)
      .filter(([name, address]) => !links.some((link) => isLink(link, name, address)))
      .map(([name, address]) => `«${name}» to ${address}`);
  });
  expect(missing, 'missing links').toEqual([]);
});

test('the header of wide windows names its parts in order, on every page', () => {
  const parts = ['Home', 'Leistungen', 'Für Ihre Branche', 'Warum wir?', 'Kontakt'];
  const others = findingsOn(pageFiles, ({ root }) => {
    const items = root.querySelectorAll('body > header nav > ul > li');
    const names = items.map((item) => asRead(item.querySelector(':scope > a, button')?.text));
    return names.slice(0, parts.length).join() === parts.join() ? [] : [names.join(', ')];
  });
  expect(others, `expected: ${parts.join(', ')}`).toEqual([]);
});

/** A hint may stand behind the name of a link. */
const isLink = (link: HTMLElement, name: string, address: string) =>
  link.getAttribute('href') === address && asRead(link.text).startsWith(name);

test('«Kostenlose Beratung buchen» and «Beratung buchen» lead to the booking section of the home page', () => {
  const leading = (page: Page) =>
    page.root
      .querySelectorAll('a')
      .filter((link) => /^(?:Kostenlose )?Beratung buchen$/.test(asRead(link.text)))
      .map((link) => `«${asRead(link.text)}» leads to ${link.getAttribute('href')}`);
  const astray = findingsOn(pageFiles, (page) =>
    leading(page).filter((link) => !link.endsWith(' leads to /#beratung')),
  );
  expect(astray, 'expected: /#beratung').toEqual([]);
  const without = pageFiles.filter((file) => leading(readPage(file)).length === 0);
  expect(without, 'pages without such a link').toEqual([]);
});
