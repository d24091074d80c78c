import { register, type Entry } from '#content/register.ts';
import { legalRoutes, marketingRoutes, type Route } from '#content/routes.ts';
import { figuresIn, textsOf, type FoundText } from './record-texts.ts';
import { check, must, type Finding } from '../findings/finding.ts';
import { fileOf } from '../findings/record-files.ts';
import { sharedRecords } from '../findings/records.ts';

const file = 'src/content/register.ts';

/** Figures on a page that are not in the register, and what the register has and no page says any more. */
export const checkFigures = (records: Readonly<Record<Route, unknown>>): Finding[] => [
  ...marketingRoutes.flatMap((route) => {
    const texts = textsOf(records[route]);
    return [...unknownIn(fileOf(route), route, texts), ...absentIn(route, fileOf(route), texts)];
  }),
  ...legalRoutes.flatMap((route) => absentIn(route, fileOf(route), textsOf(records[route]))),
  ...Object.entries(sharedRecords).flatMap(([name, record]) => absentIn(name, name, textsOf(record))),
];

const entriesOn = (place: string) => register.filter(({ pages }) => pages.some((page) => page === place));

const unknownIn = (where: string, place: string, texts: readonly FoundText[]): Finding[] => {
  const known = new Set(entriesOn(place).map(({ figure }) => figure));
  return texts.flatMap((found) =>
    figuresIn(found)
      .filter((figure) => !known.has(figure))
      .map((figure) =>
        must(
          where,
          found.field,
          `Die Zahl «${figure}» steht nicht für ${place} in ${file}: dort eintragen, mit Beleg.`,
        ),
      ),
  );
};

function absentIn(place: string, where: string, texts: readonly FoundText[]): Finding[] {
  const printed = texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
  return entriesOn(place)
    .filter(({ figure }: Entry) => !printed.some((text) => text.includes(figure)))
    .map(({ figure, statement }) =>
      check(file, statement, `«${figure}» steht nicht mehr in ${where}: dort oder hier anpassen.`),
    );
}
