import type { SiteConfig } from '#config.ts';
import { company } from '#content/company.ts';
import { earlierAddresses } from '#content/earlier-addresses.ts';
import { marketingPages, pages } from '#content/pages.ts';
import { isMarketing, routes, type Route } from '#content/routes.ts';
import { today } from '#lib/day.ts';
import { textsOf } from './record-texts.ts';
import {
  checkClosures,
  checkEmail,
  checkHours,
  checkPhones,
  checkPostalCode,
  file as companyFile,
} from './company.ts';
import { check, must, type Finding } from '../findings/finding.ts';
import { fileOf } from '../findings/record-files.ts';
import { pageRecords, sharedRecords } from '../findings/records.ts';
import { checkCompanyTexts, checkExample, checkFounded, checkSeason } from './agreement.ts';
import { checkEarlierAddresses } from './earlier-addresses.ts';
import { checkFigures } from './figures.ts';
import { checkLanguage, shorten } from './language.ts';
import { checkCounts, checkLists } from './lists.ts';
import { checkLinks, knownAnchors } from './links.ts';
import { checkPlausible } from './plausible.ts';
import { checkSigns } from './signs.ts';

/** Everything that can be said of the records without building the site. */
export function checkRecords(config: SiteConfig): Finding[] {
  const ofPages = pageRecords(config);
  const records: readonly (readonly [file: string, record: unknown])[] = [
    ...Object.entries(ofPages).map(([route, record]) => [fileOf(route as Route), record] as const),
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
      ...(file === companyFile ? [] : checkCompanyTexts(file, textsOf(record), company)),
      ...checkLinks(file, record, anchors),
    ]),
    ...checkEmail(company),
    ...checkPhones(company),
    ...checkPostalCode(company),
    ...checkHours(company),
    ...checkClosures(company, today()),
    ...checkFounded(company.founded),
    ...checkFigures(ofPages),
    ...checkExample(),
    ...checkSeason(),
    ...checkRepeated(),
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

/** Up to so many words a sentence may stand on several pages: names, labels, short promises. */
const shortSentence = 6;

/** Sentences that stand on two pages: a visitor who reads both learns nothing. */
export function checkRepeated(
  textOf: (route: Route) => unknown = (route) => (isMarketing(route) ? pages[route] : null),
): Finding[] {
  const found = routes.flatMap((route) =>
    textsOf(textOf(route))
      .filter(({ field }) => !/^(?:meta\.|hero\.statistics)/.test(field))
      .flatMap(({ field, text }) =>
        text
          .split(/(?<=(?<!\bSt)[.!?:])\s+/)
          .filter((sentence) => sentence.split(' ').length > shortSentence)
          .map((sentence) => ({ route, field, sentence })),
      ),
  );
  return [...Map.groupBy(found, ({ sentence }) => sentence)].flatMap(([sentence, [first, ...others]]) => {
    const other = others.find(({ route }) => route !== first?.route);
    return first && other
      ? [
          check(
            fileOf(first.route),
            first.field,
            `Steht auch auf ${other.route} (${other.field}): «${shorten(sentence)}»`,
          ),
        ]
      : [];
  });
}

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
