/** What several records say of one thing, and no compiler compares: questions for the owner, never a mistake. */
import { monthNames } from '#content/dates.ts';
import { gastronomy } from '#content/industries/gastronomy.ts';
import { about } from '#content/pages/about.ts';
import type { AboutPage } from '#content/pages/schema.ts';
import { exampleOrder, sampleOffer } from '#content/sheets.ts';
import { newYearClosure, newYears } from '#content/tools/china-holidays.ts';
import { landedCostTool } from '#content/tools/landed-cost.ts';
import { samplingTool } from '#content/tools/sampling.ts';
import { question, only, type Finding } from './findings.ts';

/** One order is the example of offer, sample, report and calculator. */
export function checkExample(
  pieces = landedCostTool.example.pieces,
  lot = samplingTool.example,
  texts: readonly (readonly [file: string, field: string, text: string])[] = [
    ['src/content/sheets.ts', 'exampleOrder.heading', exampleOrder.heading],
    ['src/content/sheets.ts', 'sampleOffer.subject', sampleOffer.subject],
  ],
): Finding[] {
  const printed = String(pieces).replace(/\B(?=(?:\d{3})+$)/g, '’');
  const said = `Der Beispielauftrag hat im Rechner ${printed} Stück, hier`;
  return [
    ...texts
      .filter(([, , text]) => !text.includes(printed))
      .map(([file, field, text]) => question(file, field, `${said} steht «${text}».`)),
    ...only(
      lot !== pieces && question('src/content/tools/sampling.ts', 'samplingTool.example', `${said} ${lot}.`),
    ),
  ];
}

const season = 'src/content/industries/gastronomy.ts';

/** The plan of a season agrees with the weeks that its intro names, and loads outside of China's holidays. */
export function checkSeason({ intro = '', dates } = gastronomy.season): Finding[] {
  const [, least = 0, most = Infinity] = /(\d+)–(\d+) Wochen/.exec(intro)?.map(Number) ?? [];
  return (['winter', 'summer'] as const).flatMap((name) => {
    const [, order = NaN, inspection = NaN, loading = NaN, arrival = NaN] = dates.reduce<number[]>(
      (days, date) => [...days, dayOfYear(date[name], days[0])],
      [],
    );
    const weeks = Math.round((arrival - order) / 7);
    return only(
      !(weeks >= least && weeks <= most) &&
        `Von der Bestellung bis ins Haus sind es ${weeks} Wochen, im Text darüber steht ${least}–${most}.`,
      !(loading - inspection >= 21) &&
        'Zwischen Endkontrolle und Verlad liegen weniger als drei Wochen: zu wenig für einen zweiten Brand.',
      isInHolidays(loading % 365) && 'Der Verlad fällt in Chinas Feiertage.',
    ).map((reason) => question(season, `season.dates, ${name}`, reason));
  });
}

const parts = { Anfang: 5, Mitte: 15, Ende: 25 };

/** `Mitte Mai` as days since the first of January of the year in which the counting begins; NaN where it is something else. */
function dayOfYear(text: string, after = 0): number {
  const [, part = '', month = ''] = /^(Anfang|Mitte|Ende) (\p{L}+)$/u.exec(text) ?? [];
  const index = monthNames.findIndex((name) => name === month);
  const day = index < 0 ? NaN : index * 30.4 + parts[part as keyof typeof parts];
  return day < after ? day + 365 : day;
}

/** Near the Golden Week, or from two weeks before the factories close for a New Year until they open. */
function isInHolidays(day: number): boolean {
  const closings = newYears.map((iso) => {
    const [, month = 1, date = 1] = iso.split('-').map(Number);
    return (month - 1) * 30.4 + date - newYearClosure.before;
  });
  const isInWinter = day > Math.min(...closings) - 14 && day < Math.max(...closings) + newYearClosure.days;
  return isInWinter || Math.abs(day - dayOfYear('Anfang Oktober')) <= 7;
}

/** The first year of the company's history is that of its foundation. */
export function checkFounded(
  founded: number,
  { milestones, hero }: Pick<AboutPage, 'milestones' | 'hero'> = about,
): Finding[] {
  const years = hero.statistics.map(
    ({ value, label }, index) =>
      /gründ/i.test(label) && ([`hero.statistics[${index}].value`, Number(value)] as const),
  );
  return only<readonly [string, number]>(['milestones.years[0].year', milestones.years[0].year], ...years)
    .filter(([, year]) => year !== founded)
    .map(([field, year]) => {
      const reason = `Hier steht ${year}, gegründet ist die Firma laut src/content/company.ts ${founded}.`;
      return question('src/content/pages/about.ts', field, reason);
    });
}
