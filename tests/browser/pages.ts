import type { Page, ViewportSize } from '@playwright/test';
import { ownFramePage } from '#booking/settings.ts';
import { routes, type Route } from '#content/routes.ts';

/** An address nobody has published. */
export const unknownPath = '/gibt/es-nicht';

/** Everything a visitor can land on: all routes and the not-found page. */
export const paths: readonly string[] = [...routes, unknownPath];

/** The same and what the pages show in frames. */
export const documents: readonly string[] = [...paths, ownFramePage];

/** One page of each kind, for what depends on how a page is made and not on what it says. */
const kinds: readonly Route[] = [
  '/',
  '/about',
  '/services',
  '/services/end-to-end-sourcing',
  '/services/logistik-transport',
  '/industries',
  '/construction',
  '/why-us',
  '/contact',
  '/agb',
];
export const pageKinds: readonly string[] = [...kinds, unknownPath];

/** Window sizes in CSS pixels. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Opens an address in a window of a size. */
export async function openIn(page: Page, size: ViewportSize, address: string) {
  await page.setViewportSize(size);
  await page.goto(address);
}
