/** What the owner asked for stands there, and some of it is written here once more by hand. */
import { describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { company } from '#content/company.ts';
import type { SuccessStory } from '#content/page.schema.ts';
import type { Route } from '#content/routes.ts';
import { textsOf } from '../../scripts/check/records.ts';
import { values } from '../fixture/values.ts';
import { asRead, findingsOn, mainOf, builtPages, readPage, type Page } from './dist.ts';

/** What the specification says of each page: its figures, each with what it counts, and the result of its story. */
const pages = Object.entries(values).filter(([name]) => name.startsWith('/')) as [
  Route,
  Readonly<Record<string, unknown>>,
][];

/** A figure as itself: `15%` does not stand in `115%`, nor `7` in `70`. */
const asFigure = (figure: string) => new RegExp(`(?<![\\d.,–])${RegExp.escape(figure)}(?![\\d–]|[.,]\\d)`);

describe.each(pages)('%s', (route, specified) => {
  const main = () => mainOf(route);
  const { story, ...places } = specified;

  test('has the three figures of its opening, each with what it counts', () => {
    const shown = main()
      .querySelectorAll('[data-part="hero"] dl > div')
      .map((entry) => [asRead(entry.querySelector('dd')?.text), asRead(entry.querySelector('dt')?.text)]);
    for (const index of [0, 1, 2]) {
      const [value, label] = ['value', 'label'].map((part) => places[`hero.statistics[${index}].${part}`]);
      expect(shown).toContainEqual([value, label]);
    }
  });

  test('says everything else of it', () => {
    const text = asRead(main().structuredText);
    for (const [place, said] of Object.entries(places))
      expect.soft(text, place).toMatch(asFigure(asRead(String(said))));
  });

  if (story) {
    test('tells its story with the result and its figures', () => {
      const { form: _, ...told } = story as SuccessStory;
      const text = asRead(main().querySelector('[data-part="success-story"]')?.structuredText);
      for (const { field, text: said } of textsOf(told)) expect.soft(text, field).toContain(asRead(said));
    });
  }
});

test('every footer names the year of the copyright', () => {
  const years = findingsOn(builtPages, ({ root }) => {
    const footer = asRead(root.querySelector('body > footer')?.structuredText);
    return footer.includes(`© ${company.copyrightYear}`) ? [] : [/©.{0,10}/.exec(footer)?.[0] ?? 'no year'];
  });
  expect(years, 'expected: © 2024').toEqual([]);
});

/** Links by their names. Everything else reads the records. */
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
  const missing = findingsOn(builtPages, ({ root }) => {
    const links = root.querySelectorAll(`${selector} a`);
    return Object.entries(expected)
      .filter(([name, address]) => !links.some((link) => isLink(link, name, address)))
      .map(([name, address]) => `«${name}» to ${address}`);
  });
  expect(missing, 'missing links').toEqual([]);
});

test('the header of wide windows names its parts in order, on every page', () => {
  const parts = ['Home', 'Leistungen', 'Für Ihre Branche', 'Warum wir?', 'Kontakt'];
  const others = findingsOn(builtPages, ({ root }) => {
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
  const astray = findingsOn(builtPages, (page) =>
    leading(page).filter((link) => !link.endsWith(' leads to /#beratung')),
  );
  expect(astray, 'expected: /#beratung').toEqual([]);
  const without = builtPages.filter((file) => leading(readPage(file)).length === 0);
  expect(without, 'pages without such a link').toEqual([]);
});

// Single attributes, of which a browser shows none at once.
describe('the booking frame', () => {
  const frame = mainOf('/').querySelector('#beratung iframe');

  test.each([
    ['height', '750'],
    ['loading', 'lazy'],
    // No camera, no microphone, no place: nothing that a policy could give it.
    ['allow', ''],
    ['referrerpolicy', 'strict-origin-when-cross-origin'],
  ])('has %s="%s"', (name, value) => {
    expect(frame?.getAttribute(name)).toBe(value);
  });

  test('has a title', () => {
    expect(frame?.getAttribute('title')).toMatch(/\w/);
  });

  test('may run, take entries, save files and open phone, mail and new tabs, and nothing else', () => {
    expect(frame?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });
});

/** Its fields get their names from a script; they are those of their ids. */
describe('the inquiry form', () => {
  const fields = mainOf('/contact').querySelectorAll('form :is(input, textarea, select)[id]');

  test('asks for four fields, before its script too', () => {
    const required = fields.filter((field) => field.hasAttribute('required'));
    const names = required.map((field) => field.id);
    expect(names.toSorted()).toEqual(['company', 'email', 'firstName', 'lastName']);
  });

  test('has an e-mail address in a field of that type', () => {
    const [email] = fields.filter(({ id }) => id === 'email');
    expect(email?.getAttribute('type')).toBe('email');
  });
});
