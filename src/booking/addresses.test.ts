import { expect, test } from 'vitest';
import { bookingAddresses, ownFramePage } from './addresses.ts';

const portal = 'https://termine.example/erstgespraech';

test('without a portal the frame shows our own page, so that nothing leaves the site', () => {
  expect(bookingAddresses({ bookingUrl: null, bookingMode: 'lazy' })).toMatchObject({
    frameSource: ownFramePage,
    portal: ownFramePage,
  });
});

test('a configured portal is loaded in the frame', () => {
  expect(bookingAddresses({ bookingUrl: portal, bookingMode: 'lazy' }).frameSource).toBe(portal);
});

test('ask-first shows our own page in the frame and keeps the portal for the link beside it', () => {
  expect(bookingAddresses({ bookingUrl: portal, bookingMode: 'ask-first' })).toMatchObject({
    frameSource: ownFramePage,
    portal,
  });
});

test('our own page may run, save a calendar file and open phone and mail', () => {
  expect(bookingAddresses({ bookingUrl: null, bookingMode: 'lazy' }).sandbox).toBe(
    'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox',
  );
});

test.each(['lazy', 'ask-first'] as const)('a portal may not save files (%s)', (bookingMode) => {
  expect(bookingAddresses({ bookingUrl: portal, bookingMode }).sandbox).not.toContain('allow-downloads');
});

test('nothing in the frame can navigate the page around it away', () => {
  for (const bookingUrl of [null, portal]) {
    expect(bookingAddresses({ bookingUrl, bookingMode: 'lazy' }).sandbox).not.toContain('top-navigation');
  }
});
