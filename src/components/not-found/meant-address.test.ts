import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { meantAddress } from './meant-address.ts';

const pages = routes.filter((route) => route !== '/');

test.each([
  ['/contact%23aql%3D1000', '/contact#aql=1000'],
  ['/about)', '/about'],
  ['/about.', '/about'],
  ['/about%E2%80%9D', '/about'],
  ['/About', '/about'],
  ['/about.html', '/about'],
  ['/%22/about%22', '/about'],
  [
    '/services/qualitaetsmanagement%3Futm%3Dx%23aql%3D1000%5F50',
    '/services/qualitaetsmanagement?utm=x#aql=1000_50',
  ],
  ['/contact%3Fservice=produktentwicklung', '/contact?service=produktentwicklung'],
  ['/https://www.example.ch/services/logistik-transport', '/services/logistik-transport'],
  ['/%23beratung', '/#beratung'],
  ['/services/qualitaetsmanag', '/services/qualitaetsmanagement'],
  ['/servic', '/services'],
])('%s was meant for %s', (address, meant) => {
  expect(meantAddress(address, pages)).toBe(meant);
});

test.each([
  '/',
  '/con',
  '/a',
  '/blog',
  '/about-us',
  '/services/unbekannt',
  '//elsewhere.example/',
  '/kontakt',
])('%s does not show where it was meant to go', (address) => {
  expect(meantAddress(address, pages)).toBeNull();
});
