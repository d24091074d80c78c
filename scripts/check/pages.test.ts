/** Pages and what leads to them; what several records say of one thing. */
import { describe, expect, test } from 'vitest';
import { GoodsPicture } from '#content/industries/schema.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { pages } from '#content/pages.ts';
import { industryRoutes, routes, type Route } from '#content/routes.ts';
import { lastSegment } from '#lib/addresses.ts';
import { checkExample, checkFounded, checkSeason } from './agreement.ts';
import type { Finding } from './findings.ts';
import { checkEarlierAddresses, checkGoods, checkLinks, checkLists, checkPages } from './pages.ts';
import { pageFiles } from './records.ts';
import { checkRepeated, checkUnique } from './rules.ts';

const reasons = (findings: readonly Finding[]) => findings.map(({ reason }) => reason);

test.each(routes)('%s is the address in its own record, whose file is known', (route) => {
  expect(pages[route].route).toBe(route);
  expect(pageFiles.get(route)).toMatch(/^src\/content\/.*\.ts$/);
});

describe('a link', () => {
  const said = (record: object) =>
    checkLinks('x.ts', record, (route) => new Set(route === '/' ? ['beratung'] : []))
      .map(({ file, field, reason }) => `${file} ${field} ${reason}`)
      .join();

  test.each([
    [{ more: { href: '/kontakt' } }, /^x.ts more.href «\/kontakt» ist keine Seite.*\/contact/],
    [{ more: { href: '/#buchung' } }, /^x.ts more.href .*keinen Abschnitt «buchung»/],
    [{ more: { href: '/about#beratung' } }, /Auf der Seite \/about gibt es keinen Abschnitt «beratung»/],
    [{ bookingLink: '/#beratungg' }, /^x.ts bookingLink/],
    [{ more: { href: '/contact?industry=handel#aql' } }, /gibt es «handel» nicht. Möglich: .*retail/],
  ])('that leads nowhere is named with its field: %j', (record, words) => {
    expect(said(record)).toMatch(words);
  });

  test.each([
    '/#beratung',
    '/contact?service=beratung',
    '/contact#aql=1000',
    '/kontakt.vcf',
    'https://a.ch/b',
  ])('to %s is right', (href) => {
    expect(said({ more: { href } })).toBe('');
  });
});

test('a new page is named at every place where it is missing', () => {
  const found = checkPages(['/neu' as Route], []);
  expect(found.map(({ file }) => file)).toEqual(['src/pages/neu.astro', 'src/content/navigation.ts']);
});

test('a page that is missing in a list, or stands in it twice, is named with the list', () => {
  expect(checkLists([['menu.ts', 'menu', ['/retail'], ['/retail', '/events']]])).toMatchObject([
    { file: 'menu.ts', field: 'menu', reason: '«/events» fehlt hier.' },
  ]);
  expect(checkLists([['menu.ts', 'menu', ['/retail', '/retail'], ['/retail', '/retail']]])).toMatchObject([
    { reason: '«/retail» steht hier zweimal: eines löschen.' },
  ]);
});

test('a picture of goods that no page shows is asked about, and an industry without goods on the board', () => {
  const industries = industryRoutes.map(lastSegment);
  const pictures = GoodsPicture.options;
  const [picture, ...others] = pictures;
  // Two goods of one industry are right.
  expect(checkGoods(others, [...industries, ...industries])).toMatchObject([
    { level: 'prüfen', reason: `Das Bild «${picture}» steht auf keiner Seite.` },
  ]);
  expect(checkGoods(pictures, industries.slice(1))).toMatchObject([
    { level: 'prüfen', reason: `Für die Branche «${industries[0]}» hat die Abfahrtstafel keine Ware.` },
  ]);
});

describe('an address of an earlier website', () => {
  test.each([
    ['kontakt.php', 'beginnt nicht mit «/»'],
    ['/menü%FC', 'ein Zeichen'],
    ['/shop"', 'ein Zeichen'],
    ['/about', 'eine Adresse dieser Website: /about'],
    ['/about.html', 'eine Adresse dieser Website: /about'],
    ['/index.html', 'eine Adresse dieser Website: /'],
    ['/index.php?12', '«name=wert»'],
    ['/?page_id=7', 'Netlify und Cloudflare können das nicht'],
  ])('«%s» is answered with %s', (address, remedy) => {
    expect(reasons(checkEarlierAddresses({ [address]: '/retail' })).join(' ')).toContain(remedy);
  });

  test('with and without the last slash is one', () => {
    expect(checkEarlierAddresses({ '/shop': '/retail', '/shop/': '/events' })).toMatchObject([
      { field: '/shop/', reason: expect.stringContaining('«/shop»') },
    ]);
  });

  test.each(['/kontakt.php', '/über uns/', '/%C3%BCber', '/index.php', '/abouts'])(
    '«%s» is right',
    (address) => {
      expect(checkEarlierAddresses({ [address]: '/about' })).toEqual([]);
    },
  );
});

test('a title that two pages share is named with both files', () => {
  const [finding] = checkUnique('meta.title', (route) =>
    route === '/agb' || route === '/about' ? 'Gleich' : route,
  );
  expect(finding).toMatchObject({ file: 'src/content/legal/agb.ts', text: 'Gleich' });
  expect(finding?.reason).toContain('Steht auch in src/content/pages/about.ts');
  expect(checkUnique('meta.title', (route) => route)).toEqual([]);
});

test('a sentence that stands on two pages is asked about, a short one is not', () => {
  const said = (sentence: string) =>
    checkRepeated((route) => (route === '/about' || route === '/events' ? { lead: sentence } : null));
  expect(said('Wir prüfen jede Lieferung im Werk, bevor sie verladen wird.')).toMatchObject([
    { level: 'prüfen', file: 'src/content/pages/about.ts', field: 'lead' },
  ]);
  expect(said('Wir prüfen im Werk.')).toEqual([]);
});

describe('records that speak of one thing', () => {
  test('are asked about where the example order has another quantity', () => {
    const text = ['x.ts', 'x.heading', '500 Isolierkannen'] as const;
    expect(reasons(checkExample(1000, 500, [text]))).toEqual([
      expect.stringContaining('im Rechner 1’000 Stück, hier steht «500 Isolierkannen»'),
      expect.stringContaining('hier 500'),
    ]);
    expect(checkExample(500, 500, [text])).toEqual([]);
  });

  test('are asked about where a season is not as long as its text says, or loads in the holidays', () => {
    const date = (winter: string) => ({ milestone: '', winter, summer: winter, reason: '' });
    const said = (intro: string, ...days: string[]) =>
      reasons(checkSeason({ ...gastronomy.season, intro, dates: days.map(date) })).slice(0, 2);
    const days = ['Mitte Mai', 'Anfang Juni', 'Mitte August', 'Mitte September', 'Mitte November'];
    expect(said('in 23–26 Wochen', ...days)).toEqual([]);
    expect(said('in 12–14 Wochen', ...days)[0]).toContain('sind es 23 Wochen');
    expect(said('in 23–26 Wochen', ...days.with(3, 'Anfang Oktober'))[0]).toContain('Chinas Feiertage');
    expect(said('in 23–26 Wochen', ...days.with(3, 'Ende August'))[0]).toContain('drei Wochen');
  });
});

test('the first year of the history is that of the foundation', () => {
  expect(checkFounded(2018)).toEqual([]);
  expect(checkFounded(2015).map(({ field }) => field)).toEqual([
    'milestones.years[0].year',
    'hero.statistics[0].value',
  ]);
});
