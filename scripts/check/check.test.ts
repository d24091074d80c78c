/** What `npm run check` says of the mistakes that owners make: where, what, and what to write instead. */
import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { checkPhone, checkPostalCode } from './company.ts';
import type { Finding } from '../findings/finding.ts';
import { checkEarlierAddresses } from './earlier-addresses.ts';
import { checkLanguage } from './language.ts';
import { checkLinks } from './links.ts';
import { checkCounts, checkLists } from './lists.ts';
import { checkUnique } from './records.ts';
import { checkSyntax, explain } from './types.ts';

const reasons = (findings: readonly Finding[]) => findings.map(({ reason }) => reason);

describe('a sign that ends a text', () => {
  test('is one finding, however many the compiler has, with line and remedy', () => {
    const text = "export const x = {\n  lead: 'Wir sagen's, wie es ist.',\n  more: 'Gut.',\n};\n";
    const [finding, ...others] = checkSyntax('src/content/pages/x.ts', text);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ file: 'src/content/pages/x.ts', field: 'Zeile 2' });
    expect(finding?.reason).toContain('Als Apostroph ’ schreiben');
  });

  test('is told from a comma that is missing', () => {
    const text = "export const x = {\n  lead: 'Gut.'\n  more: 'Gut.',\n};\n";
    expect(reasons(checkSyntax('x.ts', text))[0]).toContain('ein Komma');
  });

  test('is none in a sound record', () => {
    expect(checkSyntax('x.ts', "export const x = { lead: 'Gut, it\\'s so.' };")).toEqual([]);
  });
});

describe('words and signs', () => {
  const said = (text: string) => reasons(checkLanguage('x.ts', [{ field: 'lead', text }])).join(' ');

  test.each([
    ['Grüße', '«ss» schreiben'],
    ['Das "Muster"', '« und »'],
    ["Wir haben's", 'Apostroph'],
    ['Mo–Fr 9-13 Uhr', '«9–13»'],
    ['in 3-5 Tagen', '«3–5»'],
    ['08:00-18:00', '«08:00–18:00»'],
    ['Fliesen', 'nicht schweizerisch'],
    ['die Fabrik', 'anderes Wort'],
    ['klimaneutral', 'Beweis'],
  ])('«%s» is answered with %s', (text, remedy) => {
    expect(said(text)).toContain(remedy);
  });

  test.each(['ISO 2859-1', 'EN 12875-5', '9–13 Uhr', 'der «grosse» Wurf', '+41 44 000 00 00'])(
    '«%s» is right',
    (text) => {
      expect(said(text)).toBe('');
    },
  );
});

describe('a link', () => {
  const anchors = new Set(['beratung']);
  const said = (href: string) => reasons(checkLinks('x.ts', { more: { href } }, anchors)).join(' ');

  test('to no page is named with the pages there are', () => {
    expect(said('/kontakt')).toMatch(/«\/kontakt» ist keine Seite.*\/contact/);
  });

  test('to no section is named with its field', () => {
    expect(checkLinks('x.ts', { more: { href: '/#buchung' } }, anchors)).toMatchObject([
      { file: 'x.ts', field: 'more.href' },
    ]);
  });

  test.each([
    '/#beratung',
    '/contact?service=beratung',
    '/contact#aql=1000',
    '/kontakt.vcf',
    'https://a.ch/b',
  ])('to %s is right', (href) => {
    expect(said(href)).toBe('');
  });
});

test.each([
  ['+41 44 000 00 0', 1],
  ['+41 44 000 00 000', 1],
  ['+41 44 000 00 00', 0],
  ['+49 30 1234567', 0],
] as const)('of the phone number %s it finds %i mistakes', (phone, count) => {
  expect(checkPhone({ ...company, phone })).toHaveLength(count);
});

test.each([
  ['80000', 1],
  ['800', 1],
  ['CH-8000', 1],
  ['8000', 0],
] as const)('of the postal code %s it finds %i mistakes', (postalCode, count) => {
  const address = { ...company.address, postalCode };
  expect(checkPostalCode({ ...company, address })).toHaveLength(count);
});

test('a title that two pages share is named with both files', () => {
  const [finding] = checkUnique('meta.title', (route) =>
    route === '/agb' || route === '/about' ? 'Gleich' : route,
  );
  expect(finding?.file).toBe('src/content/pages/about.ts und src/content/legal/agb.ts');
  expect(checkUnique('meta.title', (route) => route)).toEqual([]);
});

describe('what the compiler says', () => {
  const file = 'src/content/labels.ts';
  const said = (code: number, message: string) =>
    reasons(explain(`${file}(1,1): error TS${code}: ${message}\n`))[0];

  test.each([
    [2820, `Type '"/kontakt"' is not assignable to type 'Route'. Did you mean '"/contact"'?`, '«/contact»'],
    [2322, `Type '"stern"' is not assignable to type '"facade" | "drift"'.`, 'Möglich: facade | drift'],
    [
      2741,
      `Property 'headline' is missing in type '{ badge: string; }' but required in type 'Hero'.`,
      '«headline»',
    ],
    [
      2353,
      `Object literal may only specify known properties, and 'titel' does not exist in type 'Hero'.`,
      '«titel»',
    ],
  ])('(TS%i) is German', (code, message, remedy) => {
    expect(said(code, message)).toContain(remedy);
    expect(said(code, message)).not.toContain('assignable');
  });
});

describe('pages that are counted', () => {
  const said = (text: string) => reasons(checkCounts('x.ts', [{ field: 'lead', text }])).join(' ');

  test.each(['Vier Leistungen', 'in 6 Branchen', 'alle sechs Branchen'])(
    '«%s» is one of another number',
    (text) => {
      expect(said(text)).toContain('es gibt aber 5');
    },
  );

  test.each(['fünf Leistungen', '5 Branchen', 'Alle Leistungen', 'unsere Branchen', 'Eine Leistung'])(
    '«%s» is right',
    (text) => {
      expect(said(text)).toBe('');
    },
  );

  test('a page that is missing in a list is named with the list', () => {
    expect(checkLists([['menu.ts', 'menu', ['/retail'], ['/retail', '/events']]])).toMatchObject([
      { file: 'menu.ts', field: 'menu', reason: '«/events» fehlt hier.' },
    ]);
  });
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
