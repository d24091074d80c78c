/** How the company is reached: wherever a page says or links it, it is the same. */
import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { asRead, fileOf, findingsOn, htmlFiles, mainOf, builtPages, type Page } from './dist.ts';

/** Those of the specification. */
const openingHours = ['Mo–Fr 08:00–18:00', 'Sa 09:00–12:00'];

const { otherPhones = [] } = company;

const addressOf = (scheme: string, text: string) => `${scheme}${text.replaceAll(' ', '')}`;

const ways = [
  { scheme: 'tel:', shown: company.phone, others: otherPhones.map(({ phone }) => phone) },
  { scheme: 'mailto:', shown: company.email, others: [] },
].map((way) => ({ ...way, address: addressOf(way.scheme, way.shown) }));

describe.each(ways)('$scheme', ({ scheme, address, shown, others }) => {
  test(`every such link leads to ${address} or another way of the company, and shows what it leads to`, () => {
    const known = [shown, ...others];
    const wrong = findingsOn(htmlFiles, ({ root }) =>
      root
        .querySelectorAll(`a[href^="${scheme}"]`)
        .map((link) => ({ href: link.getAttribute('href')?.split('?')[0], text: asRead(link.text) }))
        .filter(({ href, text }) => {
          const meant = known.find((way) => addressOf(scheme, way) === href);
          return meant === undefined || (/\d{3}|@/.test(text) && !text.endsWith(meant));
        })
        .map(({ href, text }) => `«${text}» leads to ${href}`),
    );
    expect(wrong, `expected: «${known.join('», «')}»`).toEqual([]);
  });

  test('header and footer of every page have one', () => {
    const missing = findingsOn(builtPages, ({ root }) =>
      ['header', 'footer'].filter((part) => !root.querySelector(`body > ${part} a[href="${address}"]`)),
    );
    expect(missing, `without a link to ${address}`).toEqual([]);
  });
});

test('contact and imprint have the further numbers and offices, WhatsApp and, on contact, the closing days', () => {
  for (const route of ['/contact', '/impressum'] as const) {
    const text = asRead(mainOf(route).structuredText);
    for (const said of ['Büro Guangzhou', '+86 20 0000 0000', 'Rue Exemple 2', '1000 Lausanne'])
      expect.soft(text, route).toContain(said);
    expect.soft(mainOf(route).querySelector('a[href="https://wa.me/41790000000"]'), route).not.toBeNull();
  }
  const closure = 'Betriebsferien vom 20. Juli 2099 bis 31. Juli 2099';
  expect(asRead(mainOf('/contact').structuredText)).toContain(closure);
});

describe('the opening hours', () => {
  const missingIn = (part: string) => (page: Page) => {
    const text = asRead(page.root.querySelector(`body > ${part}`)?.structuredText);
    return openingHours.filter((hours) => !text.includes(hours));
  };

  test(`are ${openingHours.join(' and ')} in header, footer and contact box`, () => {
    expect(findingsOn(builtPages, missingIn('header')), 'missing in the header').toEqual([]);
    expect(findingsOn(builtPages, missingIn('footer')), 'missing in the footer').toEqual([]);
    expect(findingsOn([fileOf('/contact')], missingIn('main')), 'missing in the box').toEqual([]);
  });
});
