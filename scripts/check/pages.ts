/** Where a page must be entered, what counts pages, and what leads to one: the compiler cannot know. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { GoodsPicture } from '#content/industries/schema.ts';
import { industryChoices, serviceChoices } from '#content/forms.ts';
import { footerRoutes, industryMenu, serviceMenu } from '#content/navigation.ts';
import { marketingPages } from '#content/pages.ts';
import { industries } from '#content/pages/industries.ts';
import {
  industryRoutes,
  isIndustry,
  isService,
  legalRoutes,
  routes,
  serviceRoutes,
  vcardPath,
  type Route,
} from '#content/routes.ts';
import { boardGoods } from '#content/tools/board-goods.ts';
import { lastSegment } from '#lib/addresses.ts';
import { askOfTexts, question, mistake, only, type Finding } from './findings.ts';
import { textsOf } from './records.ts';

const numbers = 'null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** The number that figures or a word say, from two on; «eine» is an article more often. */
export function numberIn(text: string): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : numbers.indexOf(text.toLowerCase());
  return number < 2 ? undefined : number;
}

/** What is counted on the pages, and how many there are. */
const counted: readonly [pattern: RegExp, count: number][] = [
  [/(?<![\p{L}\d])(\d+|\p{L}+)[ \u00a0](?:Branchen|Industrien)(?!\p{L})/giu, industryRoutes.length],
  [/(?<![\p{L}\d])(\d+|\p{L}+)[ \u00a0](?:Leistungen|Dienstleistungen)(?!\p{L})/giu, serviceRoutes.length],
];

/** Texts that count industries or services and say another number than there are pages. */
export const checkCounts = askOfTexts(mistake, (text) =>
  counted.flatMap(([pattern, count]) =>
    [...text.matchAll(pattern)]
      .filter(([, number = '']) => ![undefined, count].includes(numberIn(number)))
      .map(([found]) => `«${found}» steht da, es gibt aber ${count}.`),
  ),
);

const routesOf = (entries: readonly { route: Route }[]) => entries.map(({ route }) => route);
const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

const routesFile = 'src/content/routes.ts';
const navigation = 'src/content/navigation.ts';
const formsFile = 'src/content/forms.ts';
const industriesFile = 'src/content/pages/industries.ts';
const { board } = industries;

/** Where each page of a kind must be entered besides. */
const lists: readonly [file: string, list: string, entries: readonly string[], wanted: readonly string[]][] =
  [
    [routesFile, 'routes', routes, routes],
    [routesFile, 'industryRoutes', industryRoutes, industryRoutes],
    [routesFile, 'legalRoutes', legalRoutes, legalRoutes],
    [navigation, 'serviceMenu', routesOf(serviceMenu.entries), serviceRoutes],
    [navigation, 'industryMenu', routesOf(industryMenu.entries), industryRoutes],
    [formsFile, 'serviceChoices', valuesOf(serviceChoices), serviceRoutes.map(lastSegment)],
    [formsFile, 'industryChoices', valuesOf(industryChoices), industryRoutes.map(lastSegment)],
    [industriesFile, 'industries.board.industries', routesOf(board.industries), industryRoutes],
  ];

/** Pages that are missing in a list, or stand in it twice. */
export const checkLists = (of = lists): Finding[] =>
  of.flatMap(([file, list, entries, wanted]) => [
    ...[...new Set(wanted)]
      .filter((entry) => !entries.includes(entry))
      .map((entry) => mistake(file, list, `«${entry}» fehlt hier.`)),
    ...entries
      .filter((entry, index) => entries.indexOf(entry) < index)
      .map((entry) => mistake(file, list, `«${entry}» steht hier zweimal: eines löschen.`)),
  ]);

/** The file that Astro makes a page of. */
const pageFile = (route: Route) => `src/pages${route === '/' ? '/index' : route}.astro`;

/** Where a page must be besides the lists of its kind, if it has any, and what the compiler asks for. */
export const checkPages = (of: readonly Route[] = routes, links: readonly string[] = linked()): Finding[] =>
  of.flatMap((route) =>
    only(
      !existsSync(pageFile(route)) &&
        mistake(pageFile(route), 'Datei', `Sie fehlt: die Seite ${route} selbst.`),
      !(links.includes(route) || isService(route) || isIndustry(route)) &&
        mistake(navigation, route, 'Kein Menü und kein Footer führt auf diese Seite.'),
    ),
  );

const linked = () => [
  ...footerRoutes,
  ...legalRoutes,
  ...[serviceMenu, industryMenu].flatMap(({ overview, entries }) => routesOf([overview, ...entries])),
];

const goods = 'src/content/industries/schema.ts';

/** Pictures of goods that no page shows, and industries of which the departure board has no goods: questions. */
export const checkGoods = (
  shown: readonly string[] = pictures(),
  onBoard: readonly string[] = Object.values(boardGoods).map(({ industry }) => industry),
): Finding[] => [
  ...GoodsPicture.options
    .filter((picture) => !shown.includes(picture))
    .map((picture) => question(goods, 'GoodsPicture', `Das Bild «${picture}» steht auf keiner Seite.`)),
  ...industryRoutes
    .map(lastSegment)
    .filter((industry) => !onBoard.includes(industry))
    .map((industry) => `Für die Branche «${industry}» hat die Abfahrtstafel keine Ware.`)
    .map((reason) => question('src/content/tools/board-goods.ts', 'boardGoods', reason)),
];

const pictures = () =>
  textsOf(marketingPages)
    .filter(({ field }) => field.endsWith('.picture'))
    .map(({ text }) => text);

/** What follows an import that a page is made of, types included; a section's id may stand in any of it. */
const imported =
  /from '(#(?:components|layouts|inquiry|booking|tools|content\/(?:tools|proof))\/[^']+|\.[^']+)'/g;
/** An id in a page or component, and in a record of a tool or a proof. */
const idIn = /(?:\bid="|[iI]d = '|^ {2}id: ')([\w-]+)["']/gm;

/** The anchors of a page: the ids of its record, and of the files that it is made of; an overview has one for each of its pages. */
export function anchorsOf(route: Route, record: unknown): ReadonlySet<string> {
  const ids = textsOf(record).filter(({ field }) => /(?:^|\.)id$/.test(field));
  const files = new Set([pageFile(route)]);
  const found = [...ids.map(({ text }) => text), ...routes.map(lastSegment)];
  for (const file of files) {
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    found.push(...[...text.matchAll(idIn)].map(([, id = '']) => id));
    for (const [, name = ''] of text.matchAll(imported)) {
      files.add(name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(file), name));
    }
  }
  return new Set(found);
}

/** What an address may choose in the form. */
const choices = [...valuesOf(serviceChoices), ...valuesOf(industryChoices)];

const isAddress = /^\/(?:[\w/-]*)(?:\?[^#]*)?(?:#.*)?$/;

/** Links inside the site that lead nowhere, with the file and field they stand in. */
export const checkLinks = (
  file: string,
  record: unknown,
  anchorsAt: (route: Route) => ReadonlySet<string>,
): Finding[] =>
  textsOf(record).flatMap(({ field, text }) => {
    // That of the page itself its schema knows.
    if (!/(?:^|\.)(?:href|\w+Link)$|\.route$/.test(field)) return [];
    if (/\bsources?\b/.test(field) && /^https?:\/\/[^/]+\/?$/.test(text)) {
      const reason = `«${text}» ist eine Startseite: die Seite verlinken, die gemeint ist.`;
      return [question(file, field, reason, text)];
    }
    if (!isAddress.test(text)) return [];
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(text) ?? [];
    const page = routes.find((route) => route === path);
    if (path !== vcardPath && !page) {
      return [mistake(file, field, `«${path}» ist keine Seite. Es gibt: ${routes.join(' ')}`, text)];
    }
    const [, choice = ''] = /^\/contact\?.*?(?:service|industry)=([^&#]*)/.exec(text) ?? [];
    if (choice && !choices.includes(choice)) {
      const reason = `«${text}»: Im Formular gibt es «${choice}» nicht. Möglich: ${choices.join(' | ')}.`;
      return [mistake(file, field, reason, text)];
    }
    const isLost = page && anchor && !anchor.includes('=') && !anchorsAt(page).has(anchor);
    const reason = `«${text}»: Auf der Seite ${path} gibt es keinen Abschnitt «${anchor}».`;
    return isLost ? [mistake(file, field, reason, text)] : [];
  });

const earlier = 'src/content/routes.ts';

/** What every host compares alike. */
const plainPath = /^\/[\p{L}\p{N}/ ._~!'(),;:@+=&*-]*$/u;
const plainQuery = /^[\w.~-]+=[\w.~-]+(?:&[\w.~-]+=[\w.~-]+)*$/;

/** Addresses of an earlier website that lead nowhere or to two pages; those that only some hosts can do are to be looked at. */
export function checkEarlierAddresses(addresses: Readonly<Record<string, Route>>): Finding[] {
  const formOf = (address: string) => readable(address).replace(/\/(?=\?|$)/, '');
  const forms = Map.groupBy(Object.keys(addresses), formOf);
  return Object.keys(addresses).flatMap((address) => {
    const wrong = (reason: string) => [mistake(earlier, address, reason)];
    const [path = '', query] = readable(address).split(/\?(.*)/s);
    const [same] = forms.get(formOf(address)) ?? [];
    const page = routes.find((route) => route === (path.replace(/(?:\/index|\/)?(?:\.html)?$/, '') || '/'));
    if (!plainPath.test(path))
      return wrong('beginnt nicht mit «/» oder enthält ein Zeichen, das nicht jeder Hoster liest.');
    if (same !== address) return wrong(`ist dieselbe Adresse wie «${same}».`);
    if (query === undefined) return page ? wrong(`ist eine Adresse dieser Website: ${page}`) : [];
    return plainQuery.test(query)
      ? [question(earlier, address, 'Netlify und Cloudflare können das nicht und lassen die Zeile weg.')]
      : wrong('Hinter dem «?» steht «name=wert», mehrere mit «&», ohne weitere Zeichen.');
  });
}

/** As it is meant: `%C3%BC` is «ü». What means nothing stays as it is, and is refused for its «%». */
function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
