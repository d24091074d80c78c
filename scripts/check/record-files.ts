/** The files that the records stand in, told without reading the records: one of them may be broken. */
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Route } from '#content/routes.ts';

/** The files of the content, from the folder of the project. */
export const contentFiles = globSync('src/content/**/*.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts'));

/** Files whose words stand in others too, or not on the site: the register names the owner's open questions. */
const wordless = ['src/content/pages.ts', 'src/content/register.ts'];

/** The files with words of the site. */
export const recordFiles = contentFiles.filter((file) => !wordless.includes(file));

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
