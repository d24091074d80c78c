/** The records of the site: the files they stand in, told without reading them, since one may be broken, and their texts. */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Installation } from '#content/legal/schema.ts';
import type { Route } from '#content/routes.ts';

/** The files of the content, from the folder of the project. */
export const contentFiles = globSync('src/content/**/*.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts'));

/** Files whose words stand in others too, or not on the site: the register names the owner's open questions. */
const wordless = ['src/content/pages.ts', 'src/content/register.ts'];

/** What says how long texts may be and which form they have. */
export const isSchema = (file: string): boolean => /[/.]schema\.ts$/.test(file);

/** The files with words of the site. */
export const recordFiles = contentFiles.filter((file) => !isSchema(file) && !wordless.includes(file));

/** What a file of the content exports, by name. */
export const readRecords = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;

/** The file that each page's record stands in. */
export const pageFiles: ReadonlyMap<Route, string> = new Map(
  contentFiles
    .filter((file) => /\/(?:pages|services|industries|legal)\//.test(file))
    .flatMap((file): [Route, string][] => {
      const route = /^ {2}route: '([^']+)',$/m.exec(readFileSync(file, 'utf8'))?.[1];
      return route ? [[route as Route, file]] : [];
    }),
);

export const fileOf = (route: Route): string => pageFiles.get(route) ?? `src/content (${route})`;

export type PageRecords = Readonly<Record<Route, unknown>>;

/** The record of each page, those of the legal pages with the text that follows from the configuration. */
export async function readPageRecords(installation: Installation): Promise<PageRecords> {
  const { legalPages, pages } = await import('#content/pages.ts');
  const legal = Object.entries(legalPages).map(([route, page]) => [
    route,
    { ...page, sections: page.sections(installation) },
  ]);
  return { ...pages, ...Object.fromEntries(legal) };
}

export type SharedRecords = Readonly<Record<string, unknown>>;

/** What all other files say, by file. What a page shows of it stands in that page's record too. */
export async function readSharedRecords(): Promise<SharedRecords> {
  const ofPages = new Set(pageFiles.values());
  const others = recordFiles.filter((file) => !ofPages.has(file));
  return Object.fromEntries(await Promise.all(others.map(async (file) => [file, await readRecords(file)])));
}

/** A text in a record and where it stands, such as `hero.statistics[0].value`. */
export interface FoundText {
  field: string;
  text: string;
}

/** All texts of a record in their order. */
export function textsOf(record: unknown, field = ''): FoundText[] {
  if (typeof record === 'string') return [{ field, text: record }];
  return partsOf(record, field).flatMap((part) => textsOf(part.value, part.field));
}

/** The fields of a record, or the entries of a list, each with its name. */
export function partsOf(record: unknown, around = ''): { field: string; key: string; value: unknown }[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).map(([key, value]) => ({
    field: Array.isArray(record) ? `${around}[${key}]` : around ? `${around}.${key}` : key,
    key,
    value: value as unknown,
  }));
}
