import { globSync, readFileSync } from 'node:fs';
import { routes, vcardPath } from '#content/routes.ts';
import { lastSegment } from '#lib/addresses.ts';
import { textsOf } from './record-texts.ts';
import { check, must, type Finding } from '../findings/finding.ts';

const isAddress = /^\/(?:[\w/-]*)(?:\?[^#]*)?(?:#.*)?$/;

/** The anchors of the site: ids of sections in records and pages, and of the entries of an overview. */
export function knownAnchors(records: readonly unknown[]): ReadonlySet<string> {
  const inRecords = records.flatMap((record) =>
    textsOf(record).flatMap(({ field, text }) => (/(?:^|\.)id$/.test(field) ? [text] : [])),
  );
  const inSources = globSync('src/{pages,layouts,components,inquiry,booking,tools}/**/*.{astro,tsx}').flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:\bid="|Id = ')([\w-]+)["']/gi)].map(([, id = '']) => id),
  );
  return new Set([...inRecords, ...inSources, ...routes.map(lastSegment)]);
}

/** Links inside the site that lead nowhere, with the file and field they stand in. */
export const checkLinks = (file: string, record: unknown, anchors: ReadonlySet<string>): Finding[] =>
  textsOf(record).flatMap(({ field, text }) => {
    if (!/(?:^|\.)(?:href|route)$/.test(field)) return [];
    if (/\bsources?\b/.test(field) && /^https?:\/\/[^/]+\/?$/.test(text)) {
      return [check(file, field, `«${text}» ist eine Startseite: die Seite verlinken, die gemeint ist.`)];
    }
    if (!isAddress.test(text)) return [];
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(text) ?? [];
    if (path !== vcardPath && !routes.some((route) => route === path)) {
      return [must(file, field, `«${path}» ist keine Seite. Es gibt: ${routes.join(' ')}`)];
    }
    if (anchor && !anchor.includes('=') && !anchors.has(anchor)) {
      return [must(file, field, `«${text}»: Auf der Seite ${path} gibt es keinen Abschnitt «${anchor}».`)];
    }
    return [];
  });
