import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { config } from '#config.ts';
import { routes, type Route } from '#content/routes.ts';
import { dist, metaOf } from './dist.ts';

const fileOfImage = (route: Route) => join(dist, new URL(metaOf(route, 'og:image') ?? '').pathname);

/** Width and height stand in the header of a PNG file. */
function sizeOf(file: string): [width: number, height: number] {
  const header = readFileSync(file).subarray(0, 24);
  return [header.readUInt32BE(16), header.readUInt32BE(20)];
}

test.each(routes)('%s shows its own image where it is shared', (route) => {
  expect(metaOf(route, 'og:image')).toMatch(new RegExp(`^${config.siteUrl}/social/`));
  expect(metaOf(route, 'twitter:image')).toBe(metaOf(route, 'og:image'));
  expect(sizeOf(fileOfImage(route))).toEqual([1200, 630]);
  expect(statSync(fileOfImage(route)).size).toBeLessThanOrEqual(120_000);
});

test.each(routes)('%s says what its image shows and in which language it is written', (route) => {
  expect(metaOf(route, 'og:image:alt')).toBeTruthy();
  expect(metaOf(route, 'twitter:image:alt')).toBe(metaOf(route, 'og:image:alt'));
  expect(metaOf(route, 'og:locale')).toBe('de_CH');
  expect(metaOf(route, 'twitter:card')).toBe('summary_large_image');
});

test('an image shows the poster of a desktop and not what phones show in its place', async () => {
  const ground = await sharp(fileOfImage('/services/end-to-end-sourcing'))
    .extract({ left: 1160, top: 300, width: 20, height: 300 })
    .removeAlpha()
    .raw()
    .toBuffer();
  // Below the ramp, right of the last station: the ground of the poster and nothing else.
  expect([...new Set(ground)].toSorted()).toEqual([241, 243]);
});

test('no two pages share an image', () => {
  const images = routes.map((route) => readFileSync(fileOfImage(route)).toString('base64'));
  expect(new Set(images).size).toBe(routes.length);
});
