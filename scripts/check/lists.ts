/** What a new page must be entered in, and what counts pages: the compiler cannot know either. */
import { existsSync } from 'node:fs';
import { industryChoices, serviceChoices } from '#content/inquiry.ts';
import { footerRoutes, industryMenu, serviceMenu } from '#content/navigation.ts';
import { goodsPictures } from '#content/industries/industry-page.ts';
import { marketingPages } from '#content/pages.ts';
import { industries } from '#content/pages/industries.ts';
import {
  industryRoutes,
  isIndustry,
  isService,
  legalRoutes,
  routes,
  serviceRoutes,
  type Route,
} from '#content/routes.ts';
import { boardGoods } from '#content/tools/board-goods.ts';
import { lastSegment } from '#lib/addresses.ts';
import { textsOf, type FoundText } from './record-texts.ts';
import { check, must, type Finding } from './finding.ts';
import { pageFile } from './links.ts';

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
export const checkCounts = (file: string, texts: readonly FoundText[]): Finding[] =>
  texts.flatMap(({ field, text }) =>
    counted.flatMap(([pattern, count]) =>
      [...text.matchAll(pattern)].flatMap(([found, number = '']) => {
        const said = numberIn(number);
        return said === undefined || said === count
          ? []
          : [must(file, field, `«${found}» steht da, es gibt aber ${count}.`, text)];
      }),
    ),
  );

const routesOf = (entries: readonly { route: Route }[]) => entries.map(({ route }) => route);
const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

const routesFile = 'src/content/routes.ts';
const navigation = 'src/content/navigation.ts';
const inquiry = 'src/content/inquiry.ts';
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
    [inquiry, 'serviceChoices', valuesOf(serviceChoices), serviceRoutes.map(lastSegment)],
    [inquiry, 'industryChoices', valuesOf(industryChoices), industryRoutes.map(lastSegment)],
    [industriesFile, 'industries.board.industries', routesOf(board.industries), industryRoutes],
  ];

/** Pages that are missing in a list, or stand in it twice. */
export const checkLists = (of = lists): Finding[] =>
  of.flatMap(([file, list, entries, wanted]) => {
    const twice = entries.filter((entry, index) => entries.indexOf(entry) < index);
    return [
      ...[...new Set(wanted)]
        .filter((entry) => !entries.includes(entry))
        .map((entry) => must(file, list, `«${entry}» fehlt hier.`)),
      ...twice.map((entry) => must(file, list, `«${entry}» steht hier zweimal: eines löschen.`)),
    ];
  });

/** Where a page must be besides the lists of its kind, if it has any, and what the compiler asks for. */
export const checkPages = (of: readonly Route[] = routes, links: readonly string[] = linked()): Finding[] =>
  of.flatMap((route) => [
    ...(existsSync(pageFile(route))
      ? []
      : [must(pageFile(route), 'Datei', `Sie fehlt: die Seite ${route} selbst.`)]),
    ...(links.includes(route) || isService(route) || isIndustry(route)
      ? []
      : [must('src/content/navigation.ts', route, 'Kein Menü und kein Footer führt auf diese Seite.')]),
  ]);

/** Pictures of goods that no page shows, and industries of which the departure board has no goods: questions. */
export const checkGoods = (
  shown: readonly string[] = pictures(),
  onBoard: readonly string[] = Object.values(boardGoods).map(({ industry }) => industry),
): Finding[] => [
  ...goodsPictures
    .filter((picture) => !shown.includes(picture))
    .map((picture) =>
      check(
        'src/content/industries/industry-page.ts',
        'goodsPictures',
        `Das Bild «${picture}» steht auf keiner Seite.`,
      ),
    ),
  ...industryRoutes
    .map(lastSegment)
    .filter((industry) => !onBoard.includes(industry))
    .map((industry) =>
      check(
        'src/content/tools/board-goods.ts',
        'boardGoods',
        `Für die Branche «${industry}» hat die Abfahrtstafel keine Ware.`,
      ),
    ),
];

const pictures = () =>
  textsOf(marketingPages)
    .filter(({ field }) => field.endsWith('.picture'))
    .map(({ text }) => text);

const linked = () => [
  ...footerRoutes,
  ...legalRoutes,
  ...[serviceMenu, industryMenu].flatMap(({ overview, entries }) =>
    [overview, ...entries].map(({ route }) => route),
  ),
];
