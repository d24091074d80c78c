import { expect, test } from 'vitest';
import { claims } from './claims.ts';
import { figuresIn, textsOf } from '#lib/record-texts.ts';
import { marketingPages } from './pages.ts';
import { marketingRoutes, type MarketingRoute } from './routes.ts';

const figuresOn = (route: MarketingRoute) =>
  textsOf(marketingPages[route]).flatMap((found) =>
    figuresIn(found).map((figure) => ({ figure, field: found.field })),
  );

const claimsOn = (route: MarketingRoute) => claims.filter(({ pages }) => pages.includes(route));

test.each(marketingRoutes)('every figure on %s is in the register', (route) => {
  const registered = new Set(claimsOn(route).map(({ figure }) => figure));
  const missing = figuresOn(route).filter(({ figure }) => !registered.has(figure));
  expect(missing).toEqual([]);
});

test.each(marketingRoutes)('the register names no figure that is not on %s', (route) => {
  const texts = textsOf(marketingPages[route]).map(({ text }) => text.replaceAll('\u00a0', ' '));
  const absent = claimsOn(route).filter(({ figure }) => !texts.some((text) => text.includes(figure)));
  expect(absent.map(({ figure, statement }) => `${figure} ${statement}`)).toEqual([]);
});

test('every claim says where its proof lies', () => {
  expect(claims.filter(({ evidence }) => evidence.trim() === '')).toEqual([]);
});

test('figures are told from dates, norms and articles', () => {
  const text =
    'Rund 40% in 3–5 Tagen, 24h oder 24/7, 1.000+ Artikel, 2 Mio. USD; ISO 2859-1, Art. 25, 1.4301, 2018';
  expect(figuresIn({ field: 'lead', text })).toEqual([
    '40%',
    '3–5 Tage',
    '24h',
    '24/7',
    '1.000+',
    '2 Mio. USD',
  ]);
  expect(figuresIn({ field: 'hero.statistics[0].value', text: '7' })).toEqual(['7']);
});
