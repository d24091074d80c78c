import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '#content/routes.ts';

const folders = ['pages', 'services', 'industries', 'legal'].map((name) => `src/content/${name}`);

/** The file that each page's record stands in. */
export function recordFiles(): Map<Route, string> {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  return new Map(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file): [Route, string][] => {
        const route = /^ {2}route: '([^']+)',$/m.exec(readFileSync(join(file), 'utf8'))?.[1];
        return route ? [[route as Route, file]] : [];
      }),
  );
}
