import { expect, test } from 'vitest';
import { bookingAddresses, frameSandbox, ownFramePage } from './settings.ts';

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

test('the frame cannot navigate the page around it away', () => {
  expect(frameSandbox).not.toContain('top-navigation');
});
