import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { routes, vcardPath, type Route } from '#content/routes.ts';
import { lastSegment } from '#lib/addresses.ts';
import { textsOf } from './record-texts.ts';
import { check, must, type Finding } from './finding.ts';

const isAddress = /^\/(?:[\w/-]*)(?:\?[^#]*)?(?:#.*)?$/;

/** What follows an import that a page is made of, types included; a section's id may stand in any of it. */
const imported =
  /from '(#(?:components|layouts|inquiry|booking|tools|content\/(?:tools|proof))\/[^']+|\.[^']+)'/g;
/** An id in a page or component, and in a record of a tool or a proof. */
const idIn = /(?:\bid="|[iI]d = '|^ {2}id: ')([\w-]+)["']/gm;

/** The anchors of a page: the ids of its record, and of the files that it is made of. */
export function anchorsOf(route: Route, record: unknown): ReadonlySet<string> {
  const inRecord = textsOf(record).flatMap(({ field, text }) => (/(?:^|\.)id$/.test(field) ? [text] : []));
  // An overview has one for each of its pages.
  return new Set([...inRecord, ...routes.map(lastSegment), ...idsFrom(pageFile(route), new Set())]);
}

/** The file that Astro makes a page of. */
export const pageFile = (route: Route) => `src/pages${route === '/' ? '/index' : route}.astro`;

function idsFrom(file: string, seen: Set<string>): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const others = [...text.matchAll(imported)].map(([, name = '']) =>
    name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(file), name),
  );
  return [
    ...[...text.matchAll(idIn)].map(([, id = '']) => id),
    ...others.flatMap((other) => idsFrom(other, seen)),
  ];
}

/** Links inside the site that lead nowhere, with the file and field they stand in. */
export const checkLinks = (
  file: string,
  record: unknown,
  anchorsAt: (route: Route) => ReadonlySet<string>,
): Finding[] =>
  textsOf(record).flatMap(({ field, text }) => {
    if (!/(?:^|\.)(?:href|route|\w+Link)$/.test(field)) return [];
    if (/\bsources?\b/.test(field) && /^https?:\/\/[^/]+\/?$/.test(text)) {
      return [
        check(file, field, `«${text}» ist eine Startseite: die Seite verlinken, die gemeint ist.`, text),
      ];
    }
    if (!isAddress.test(text)) return [];
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(text) ?? [];
    const page = routes.find((route) => route === path);
    if (path !== vcardPath && !page) {
      return [must(file, field, `«${path}» ist keine Seite. Es gibt: ${routes.join(' ')}`, text)];
    }
    if (page && anchor && !anchor.includes('=') && !anchorsAt(page).has(anchor)) {
      return [
        must(file, field, `«${text}»: Auf der Seite ${path} gibt es keinen Abschnitt «${anchor}».`, text),
      ];
    }
    return [];
  });
