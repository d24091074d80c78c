/** How the company is reached: wherever a page says or links it, it is the same. */
import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { marketingPages } from '#content/pages.ts';
import { marketingRoutes } from '#content/routes.ts';
import { asRead, fileOf, findingsOn, htmlFiles, pageFiles, readPage, readTexts } from './dist.ts';

/** Those of the specification. */
const openingHours = ['Mo–Fr 08:00–18:00', 'Sa 09:00–12:00'];

const ways = [
  { scheme: 'tel:', address: `tel:${company.phone.replaceAll(' ', '')}`, shown: company.phone },
  { scheme: 'mailto:', address: `mailto:${company.email}`, shown: company.email },
];

describe.each(ways)('$scheme', ({ scheme, address, shown }) => {
  test(`every such link leads to ${address}, and shows no other`, () => {
    const wrong = findingsOn(htmlFiles, ({ root }) =>
      root
        .querySelectorAll(`a[href^="${scheme}"]`)
        .map((link) => ({ href: link.getAttribute('href') ?? '', text: asRead(link.text) }))
        .filter(
          ({ href, text }) =>
            href.split('?')[0] !== address || (/\d{3}|@/.test(text) && !text.endsWith(shown)),
        )
        .map(({ href, text }) => `«${text}» leads to ${href}`),
    );
    expect(wrong, `expected: «${shown}» leads to ${address}`).toEqual([]);
  });

  test('header and footer of every page have one', () => {
    const missing = findingsOn(pageFiles, ({ root }) =>
      ['header', 'footer'].filter((part) => !root.querySelector(`body > ${part} a[href="${address}"]`)),
    );
    expect(missing, `without a link to ${address}`).toEqual([]);
  });
});

test.each(marketingRoutes.filter((route) => marketingPages[route].closing.send))(
  'the end of %s leads to an e-mail that can carry what it asks for',
  (route) => {
    const closing = readPage(fileOf(route)).root.querySelector('[data-part="closing"]');
    const mails = closing?.querySelectorAll('a[href^="mailto:"]').map((link) => asRead(link.text));
    expect(mails).toEqual([asRead(marketingPages[route].closing.send)]);
  },
);

describe('the opening hours', () => {
  const missingIn = (part: string) => (page: ReturnType<typeof readPage>) => {
    const text = asRead(page.root.querySelector(`body > ${part}`)?.structuredText);
    return openingHours.filter((hours) => !text.includes(hours));
  };

  test(`are ${openingHours.join(' and ')} in header, footer and contact box`, () => {
    expect(findingsOn(pageFiles, missingIn('header')), 'missing in the header').toEqual([]);
    expect(findingsOn(pageFiles, missingIn('footer')), 'missing in the footer').toEqual([]);
    expect(findingsOn([fileOf('/contact')], missingIn('main')), 'missing in the box').toEqual([]);
  });

  test('are nowhere others', () => {
    const known = openingHours.map((hours) => hours.split(' ')[1] ?? '');
    const others = findingsOn(htmlFiles, (page) =>
      readTexts(page)
        .flatMap(({ text }) => text.match(/\d{2}:\d{2}–\d{2}:\d{2}/g) ?? [])
        .filter((hours) => !known.includes(hours)),
    );
    expect(others, `hours other than ${known.join(' and ')}`).toEqual([]);
  });
});
