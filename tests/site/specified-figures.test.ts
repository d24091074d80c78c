import { describe, expect, test } from 'vitest';
import { routes, type Route } from '#content/routes.ts';
import { fileOf, notFoundFile, readPage } from './dist.ts';

/** What the owner wants to read on which page, as printed. Spans of numbers are set with an en dash. */
const figures: Partial<Record<Route, readonly string[]>> = {
  '/': [
    '100+',
    '7',
    '5',
    '3 in China',
    '99.2%',
    'Qualitätsziel',
    '30–45 Minuten',
    'bis 40%',
    'bis 30%',
    '35%',
  ],
  '/about': ['2018', '2019', '2021', '2024', '7', '3', '24 Stunden'],
  '/services': ['2–4 Wochen', '2–4 Monate', '3–5 Tage', '30–45 Minuten', '99.2%', '100+'],
  '/services/end-to-end-sourcing': [
    ...['500+', '85%', '24/7'],
    ...['1 Tag', '3–5 Tage', '2 Tage', '1–2 Wochen', 'nach Vereinbarung', '2–6 Wochen'],
    ...['45%', '30%'],
  ],
  '/services/produktentwicklung': ['150+', '70%', '95%', '4 Monate', '12 Monate', '60%', 'CE-Zertifizierung'],
  '/services/qualitaetsmanagement': ['2.500+', '99.2%', '87%', '60%', '15%', 'unter 1%', '95%'],
  '/services/logistik-transport': [
    ...['98.5%', 'unter 0.1%', '24h', '99.2%'],
    ...['25–35 Tage', '3–7 Tage', '1–3 Tage'],
    ...['40%', '2 Wochen', '100%'],
  ],
  '/services/zertifizierungsberatung': [
    ...['200+', '95%', '50%'],
    ...['4–8 Wochen', '6–18 Monate', '3–6 Monate'],
    ...['510(k)', '6 Monate', '2 Mio. USD'],
  ],
  '/industries': ['50+', '35+', '20+', '15+', '12+', '5', '100+', '99.2%'],
  '/gastronomy': ['50+', 'bis 40%', '99.2%'],
  '/retail': ['35+', '60%', '1.000+'],
  '/construction': ['20+', 'bis 30%', '100%', 'SN-Normen'],
  '/healthcare': ['15+', '100%', 'CE', '35%'],
  '/events': ['12+', '200+', '48h'],
  '/why-us': ['bis 40%', '99.2%', '24h'],
  '/contact': ['24 Stunden', '4 Stunden', '30–45', '2–4 Wochen', '2–4 Monate', '3–5 Tage'],
  '/datenschutz': ['Januar 2024'],
  '/agb': [
    '30 Tage',
    '5% über dem Basiszinssatz',
    'Schweizer Recht',
    'Gerichtsstand ist Zürich',
    'grobfahrlässig',
  ],
  '/impressum': ['CHF 2.000.000'],
};

/** A text as read: single spaces, also between blocks. */
const asRead = (text = '') => text.replace(/\s+/g, ' ').replaceAll('\u00ad', '').trim();

const mainOf = (route: Route) => readPage(fileOf(route)).root.querySelector('main');

/** Whether a figure stands in a text as itself: `15%` does not stand in `115%`. */
const standsIn = (text: string, figure: string) =>
  new RegExp(`(?<![\\d.,])${RegExp.escape(figure)}`).test(text);

/** A bare number must fill an element, since somewhere in a sentence there is always a 7. */
const isSaid = (route: Route, figure: string) =>
  /^\d+$/.test(figure)
    ? mainOf(route)
        ?.querySelectorAll('*')
        .some(({ text }) => asRead(text) === figure)
    : standsIn(asRead(mainOf(route)?.structuredText), figure);

describe.each(Object.entries(figures) as [Route, readonly string[]][])('%s', (route, expected) => {
  test.each(expected)('says %s', (figure) => {
    expect(isSaid(route, figure)).toBe(true);
  });
});

test.each([...routes.map(fileOf), notFoundFile])(
  'the footer of %s names the year of the copyright',
  (file) => {
    expect(readPage(file).root.querySelector('footer')?.structuredText).toContain('© 2024');
  },
);
