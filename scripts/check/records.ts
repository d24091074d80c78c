import type { SiteConfig } from '#config.ts';
import { company } from '#content/company.ts';
import { earlierAddresses } from '#content/earlier-addresses.ts';
import { marketingPages, pages } from '#content/pages.ts';
import { isMarketing, routes, type Route } from '#content/routes.ts';
import { textsOf } from './record-texts.ts';
import { checkEmail, checkHours, checkPhone, checkPostalCode } from './company.ts';
import { must, type Finding } from '../findings/finding.ts';
import { fileOf } from '../findings/record-files.ts';
import { pageRecords, sharedRecords } from '../findings/records.ts';
import { checkEarlierAddresses } from './earlier-addresses.ts';
import { checkFigures } from './figures.ts';
import { checkLanguage, shorten } from './language.ts';
import { checkCounts, checkLists } from './lists.ts';
import { checkLinks, knownAnchors } from './links.ts';
import { checkPlausible } from './plausible.ts';
import { checkSigns } from './signs.ts';

/** Everything that can be said of the records without building the site. */
export function checkRecords(config: SiteConfig): Finding[] {
  const records: readonly (readonly [file: string, record: unknown])[] = [
    ...Object.entries(pageRecords(config)).map(
      ([route, record]) => [fileOf(route as Route), record] as const,
    ),
    ...Object.entries(sharedRecords),
  ];
  const anchors = knownAnchors(records.map(([, record]) => record));
  return [
    ...records.flatMap(([file, record]) => [
      ...checkSpaces(file, record),
      ...checkSigns(file, textsOf(record)),
      ...checkLanguage(file, textsOf(record)),
      ...checkPlausible(file, textsOf(record)),
      ...checkCounts(file, textsOf(record)),
      ...checkLinks(file, record, anchors),
    ]),
    ...checkEmail(company),
    ...checkPhone(company),
    ...checkPostalCode(company),
    ...checkHours(company),
    ...checkFigures(),
    ...checkLists(),
    ...checkEarlierAddresses(earlierAddresses),
    ...checkUnique('meta.title', (route) => pages[route].meta.title),
    ...checkUnique('meta.description', (route) => pages[route].meta.description),
    ...checkUnique('closing.headline', closing('headline')),
    ...checkUnique('closing.text', closing('text')),
  ];
}

const closing = (name: 'headline' | 'text') => (route: Route) =>
  isMarketing(route) ? marketingPages[route].closing[name] : undefined;

/** A space after a colon joins a text with what follows it. */
const checkSpaces = (file: string, record: unknown): Finding[] =>
  textsOf(record).flatMap(({ field, text }) => {
    if (text === '') return [must(file, field, 'Der Text ist leer.')];
    return text.replace(/(?<=:) $/, '') === text.trim() && !/ {2}/.test(text)
      ? []
      : [must(file, field, `Ein Leerschlag ist zu viel: «${shorten(text)}»`)];
  });

/** A text that may stand on one page only. */
export function checkUnique(field: string, textOf: (route: Route) => string | undefined): Finding[] {
  const groups = Map.groupBy(routes, textOf);
  return [...groups].flatMap(([text, sharing]) =>
    text === undefined || sharing.length === 1
      ? []
      : [
          must(
            sharing.map(fileOf).join(' und '),
            field,
            `Beide sagen «${shorten(text)}»: eine davon ändern.`,
          ),
        ],
  );
}
