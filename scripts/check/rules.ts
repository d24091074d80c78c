/** The rules for the records, in their order: everything that can be said of them without building the site. */
import { readFileSync } from 'node:fs';
import type { SiteConfig } from '#settings.ts';
import { Company } from '#content/site.schema.ts';
import { company } from '#content/company.ts';
import { marketingPages, pages } from '#content/pages.ts';
import { members } from '#content/team.ts';
import { earlierAddresses, isMarketing, routes, type Route } from '#content/routes.ts';
import { checkExample, checkFounded, checkSeason } from './agreement.ts';
import { checkCompany, file as companyFile } from './company.ts';
import { question, mistake, shorten, type Finding } from './findings.ts';
import { checkColourWords } from './looks.ts';
import {
  anchorsOf,
  checkCounts,
  checkEarlierAddresses,
  checkGoods,
  checkLinks,
  checkLists,
  checkPages,
} from './pages.ts';
import { fileOf, readPageRecords, readSharedRecords, textsOf, type FoundText } from './records.ts';
import { checkAbsentFigures, checkFigures } from './register.ts';
import { checkPeople } from './samples.ts';
import { checkCompanyTexts, checkTexts } from './texts.ts';

/** A page shows of another file what stands there; that is named there, once. */
const isLong = ({ text }: FoundText) => text.length > 12;

/** What the rules find. Where a record lacks a part, a rule may not be able to read it; `failed` has what it threw. */
export async function checkRecords(config: SiteConfig): Promise<{ findings: Finding[]; failed: unknown[] }> {
  const [ofPages, ofOthers] = await Promise.all([readPageRecords(config), readSharedRecords()]);
  const shared = Object.entries(ofOthers).map(([file, record]) => ({ file, record, texts: textsOf(record) }));
  const known = new Set(shared.flatMap(({ texts }) => texts.filter(isLong).map(({ text }) => text)));
  const ofPage = (route: Route) => {
    const texts = textsOf(ofPages[route]).filter(({ text }) => !known.has(text));
    return { file: fileOf(route), record: ofPages[route], texts };
  };
  const records = [...(Object.keys(ofPages) as Route[]).map(ofPage), ...shared];
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const anchorsAt = (route: Route) => anchorsOf(route, ofPages[route]);
  const failed: unknown[] = [];
  const run = (rule: () => Finding[]): Finding[] => {
    try {
      return rule();
    } catch (error) {
      failed.push(error);
      return [];
    }
  };
  const ofCompany = run(() => checkCompany(company));
  // What says something else than the company is asked about once the company's record is right.
  const isCompanyRight =
    Company.safeParse(company).success &&
    failed.length === 0 &&
    ofCompany.every(({ level }) => level !== 'muss');
  const rules: readonly (() => Finding[])[] = [
    ...records.map(({ file, record, texts }) => () => [
      ...checkTexts(file, texts, company.liabilityInsurance),
      ...checkCounts(file, texts),
      ...checkPeople(file, record, members, true),
      ...checkColourWords(file, texts, tokens),
      ...(isCompanyRight && file !== companyFile ? checkCompanyTexts(file, texts, company) : []),
      ...checkLinks(file, record, anchorsAt),
    ]),
    () =>
      isCompanyRight ? [...checkFounded(company.founded), ...checkAbsentFigures(ofPages, ofOthers)] : [],
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
    () => checkUnique('closing.headline', (route) => closingOf(route)?.headline),
    () => checkUnique('closing.text', (route) => closingOf(route)?.text),
  ];
  return { findings: [...ofCompany, ...rules.flatMap(run)], failed };
}

const closingOf = (route: Route) => (isMarketing(route) ? marketingPages[route].closing : undefined);

/** A number before what it counts; a span of time is a fact and no count. */
const counting =
  /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|tausend)\b (?!Jahre?|Monaten?|Wochen|Tagen?|statt)/i;
const mostCounting = 5;

/** A matter of style: headlines that count, where they get many. */
export function checkCounting(records: readonly { file: string; texts: readonly FoundText[] }[]): Finding[] {
  const reason = `Zählt, wie schon ${mostCounting} andere Überschriften.`;
  const found = records.flatMap(({ file, texts }) =>
    texts
      .filter(({ field, text }) => /(?:headline|heading|title|question)$/.test(field) && counting.test(text))
      .map(({ field, text }) => question(file, field, reason, text)),
  );
  return found.slice(mostCounting);
}

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
    const reason = `Steht auch auf ${other?.route} (${other?.field}): «${shorten(sentence)}»`;
    return first && other ? [question(fileOf(first.route), first.field, reason)] : [];
  });
}

/** A text that may stand on one page only. */
export const checkUnique = (field: string, textOf: (route: Route) => string | undefined): Finding[] =>
  [...Map.groupBy(new Set(routes), textOf)].flatMap(([text, [first, ...others]]) => {
    if (text === undefined || first === undefined) return [];
    const reason = `Steht auch in ${fileOf(first)}: eines davon ändern.`;
    return others.map((route) => mistake(fileOf(route), field, reason, text));
  });
