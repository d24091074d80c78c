/**
 * Cuts Archivo down to the characters and weights that the site uses: `npm run font`.
 * Two files: the variable font of the pages, and the bold weight alone, from which social images are drawn.
 * Run it again when a text needs a character that is not in `font-characters.ts`; a test names the missing ones.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontCharacters } from './font-characters.ts';

/** Fetched by `npm run font` alone, which few need. https://github.com/papandreou/subset-font#api */
type SubsetFont = (
  font: Buffer,
  characters: string,
  options: {
    targetFormat: 'truetype' | 'woff2';
    variationAxes: { wght: number | { min: number; max: number; default: number } };
  },
) => Promise<Buffer>;
const fetched = createRequire(new URL('../node_modules/.cache/subset-font/', import.meta.url));
const subsetFont = fetched('subset-font') as SubsetFont;

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);
const pageFont = new URL('../src/styles/archivo-subset.woff2', import.meta.url);
const imageFont = new URL('../src/social-image/archivo-bold.ttf', import.meta.url);

const font = await readFile(source);
await writeFile(
  pageFont,
  await subsetFont(font, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 720, default: 400 } },
  }),
);
await writeFile(
  imageFont,
  await subsetFont(font, fontCharacters, { targetFormat: 'truetype', variationAxes: { wght: 720 } }),
);
