/** Every record of the site, for `npm run check` and the launch check. Pages import the records they show. */
import type { Installation } from '#content/legal/legal-text.ts';
import { legalPages, pages } from '#content/pages.ts';
import type { Route } from '#content/routes.ts';
import { pageFiles, readRecords, recordFiles } from './record-files.ts';

/** The record of each page, those of the legal pages with the text that follows from the configuration. */
export const pageRecords = (installation: Installation): Readonly<Record<Route, unknown>> => ({
  ...pages,
  ...Object.fromEntries(
    Object.entries(legalPages).map(([route, page]) => [
      route,
      { ...page, sections: page.sections(installation) },
    ]),
  ),
});

const filesOfPages = new Set(pageFiles.values());

/** What all other files say, by file. What a page shows of it stands in that page's record too. */
export const sharedRecords: Readonly<Record<string, unknown>> = Object.fromEntries(
  await Promise.all(
    recordFiles
      .filter((file) => !filesOfPages.has(file))
      .map(async (file) => [file, await readRecords(file)] as const),
  ),
);
