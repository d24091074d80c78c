import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '#config.ts';
import { dist, files, findingsOn, htmlFiles } from '../dist.ts';

/** A link element that only states an address loads nothing. */
const loading =
  'script[src], img, source, video, audio, track, embed, object, iframe, use, image, ' +
  'link:not([rel="canonical"]):not([rel="alternate"])';

/** The booking portal is the one thing that may come from elsewhere, once it is configured. */
const isForeign = (address: string) => /^(?:[a-z]+:)?\/\//i.test(address) && address !== config.bookingUrl;

const foreignInStyle = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter(isForeign);

test('no page loads anything from another origin', () => {
  const foreign = findingsOn(htmlFiles, ({ root }) => {
    const addresses = root.querySelectorAll(loading).flatMap((element) => {
      const { src, href, srcset, data, poster } = element.attributes;
      return [src, href, data, poster, ...(srcset ?? '').split(',')].map((address) => address?.trim() ?? '');
    });
    const styles = root.querySelectorAll('style').flatMap((style) => foreignInStyle(style.text));
    return [...addresses.filter(isForeign), ...styles];
  });
  expect(foreign).toEqual([]);
});

test('no style sheet loads anything from another origin', () => {
  const sheets = files.filter((name) => name.endsWith('.css'));
  expect(sheets.flatMap((name) => foreignInStyle(readFileSync(join(dist, name), 'utf8')))).toEqual([]);
});
