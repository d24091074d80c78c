import { readFileSync } from 'node:fs';
import type { SiteConfig } from '#config.ts';
import { company } from '#content/company.ts';
import { earlierAddresses, isMarketing, routes, type Route } from '#content/routes.ts';
import { marketingPages, pages } from '#content/pages.ts';
import { textsOf, type FoundText } from './record-texts.ts';
import { checkCompany, file as companyFile } from './company.ts';
import { check, must, type Finding } from './finding.ts';
import { fileOf } from './record-files.ts';
import { pageRecords, sharedRecords } from './site-records.ts';
import { checkCompanyTexts, checkExample, checkFounded, checkSeason } from './agreement.ts';
import { checkColourWords } from './colours.ts';
import { checkEarlierAddresses } from './earlier-addresses.ts';
import { checkAbsentFigures, checkFigures } from './register.ts';
import { checkCounting } from './language.ts';
import { shorten } from './print.ts';
import { checkTexts } from './texts.ts';
import { checkCounts, checkGoods, checkLists, checkPages } from './lists.ts';
import { anchorsOf, checkLinks } from './links.ts';

/** A page shows of another file what stands there; that is named there, once. */
const isLong = ({ text }: FoundText) => text.length > 12;

/**
 * Everything that can be said of the records without building the site. Where a record lacks a part, a rule may not
 * be able to read it; `failed` has what it threw, and the others are asked all the same.
 */
export function checkRecords(config: SiteConfig): { findings: Finding[]; failed: unknown[] } {
  const ofPages = pageRecords(config);
  const shared = Object.entries(sharedRecords).map(([file, record]) => ({
    file,
    record,
    texts: textsOf(record),
  }));
  const known = new Set(shared.flatMap(({ texts }) => texts.filter(isLong).map(({ text }) => text)));
  const records = [
    ...Object.entries(ofPages).map(([route, record]) => ({
      file: fileOf(route as Route),
      record,
      texts: textsOf(record).filter(({ text }) => !known.has(text)),
    })),
    ...shared,
  ];
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const anchorsAt = (route: Route) => anchorsOf(route, ofPages[route]);
  const failed: unknown[] = [];
  const ask = (rule: () => Finding[]): Finding[] => {
    try {
      return rule();
    } catch (error) {
      failed.push(error);
      return [];
    }
  };
  const ofCompany = ask(() => checkCompany(company));
  // What says something else than the company is asked about once the company's record is right.
  const isCompanyRight = failed.length === 0 && ofCompany.every(({ level }) => level !== 'muss');
  const rules: readonly (() => Finding[])[] = [
    ...records.map(({ file, record, texts }) => () => [
      ...checkTexts(file, texts, company.liabilityInsurance),
      ...checkCounts(file, texts),
      ...checkColourWords(file, texts, tokens),
      ...(isCompanyRight && file !== companyFile ? checkCompanyTexts(file, texts, company) : []),
      ...checkLinks(file, record, anchorsAt),
    ]),
    () => (isCompanyRight ? [...checkFounded(company.founded), ...checkAbsentFigures(ofPages)] : []),
    () => checkFigures(ofPages),
    () => checkCounting(records),
    () => checkExample(),
    () => checkSeason(),
    () => checkRepeated(),
    () => checkLists(),
    () => checkPages(),
    () => checkGoods(),
    () => checkEarlierAddresses(earlierAddresses),
    () => checkUnique('meta.title', (route) => pages[route].meta.title),
    () => checkUnique('meta.description', (route) => pages[route].meta.description),
    () => checkUnique('closing.headline', closing('headline')),
    () => checkUnique('closing.text', closing('text')),
  ];
  return { findings: [...ofCompany, ...rules.flatMap(ask)], failed };
}

const closing = (name: 'headline' | 'text') => (route: Route) =>
  isMarketing(route) ? marketingPages[route].closing[name] : undefined;

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
  const groups = Map.groupBy(new Set(routes), textOf);
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
