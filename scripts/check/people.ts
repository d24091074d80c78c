import type { TeamMember } from '#content/team.ts';
import { hasConsent } from '#lib/samples.ts';
import { numberIn } from './lists.ts';
import { textsOf } from './record-texts.ts';
import { check, type Finding } from './finding.ts';

/** A number in figures or words. */
const n = String.raw`(?<![\p{L}\d–.])(\d+|\p{L}+)`;
const people = String.raw`(?:Fachleute|Expertinnen und Experten)`;
const said = (pattern: string) => new RegExp(pattern.replaceAll(' ', String.raw`[ \u00a0]`), 'giu');

/** How texts count the people, and which of them they mean, in the order of the numbers in the pattern. */
const counts: readonly [pattern: RegExp, ...groups: (keyof typeof groups)[]][] = [
  [said(`${n} ${people}(?! aus unseren Büros| in China)`), 'shown'],
  [said(`${n} ${people} (?:aus unseren Büros|in China)`), 'inChina'],
  [said(`davon ${n} in China`), 'inChina'],
  [said(`${n} davon in China`), 'inChina'],
  [said(`${n} planen in der Schweiz, ${n} prüfen`), 'inSwitzerland', 'inChina'],
  [said(`${n} von ${n} sprechen(?: \\p{L}+)* Deutsch`), 'withGerman', 'shown'],
];

const groups = {
  shown: { name: 'gezeigt werden', holds: () => true },
  inSwitzerland: { name: 'in der Schweiz arbeiten', holds: ({ location }) => location === 'Schweiz' },
  inChina: { name: 'in China arbeiten', holds: ({ location }) => location !== 'Schweiz' },
  withGerman: { name: 'Deutsch sprechen', holds: ({ languages }) => /\bDeutsch\b/.test(languages) },
} satisfies Record<string, { name: string; holds: (member: TeamMember) => boolean }>;

/** Texts in a page record that count other people than those whom a release shows: who has consented. */
export function checkPeople(file: string, record: unknown, members: readonly TeamMember[]): Finding[] {
  const shown = members.filter(hasConsent);
  return counting(record).flatMap(({ field, text }) =>
    counts.flatMap(([pattern, ...meant]) =>
      [...text.matchAll(pattern)].flatMap((found) =>
        meant.flatMap((group, place) => {
          const number = numberIn(found[place + 1] ?? '');
          const real = alsoMeant(group, text, found.index).map((one) => ({
            name: groups[one].name,
            count: shown.filter(groups[one].holds).length,
          }));
          if (number === undefined || real.some(({ count }) => count === number)) return [];
          const counted = real.map(({ name, count }) => `${name}: ${count}`).join(', ');
          const reason = `Der Text sagt ${number}: «${found[0]}». Mit Einwilligung ${counted} (src/content/team.ts).`;
          return [check(file, field, reason, text)];
        }),
      ),
    ),
  );
}

/** Whom a sentence may mean: one that speaks of China or of a factory, all or those who work there. */
function alsoMeant(group: keyof typeof groups, text: string, at: number): (keyof typeof groups)[] {
  const end = /[.!?]\s/;
  const sentence = `${text.slice(0, at).split(end).at(-1)}${text.slice(at).split(end)[0]}`;
  const isOfChina = /China|Shanghai|Guangzhou|Büros?\b|\bWerke?n?s?\b/.test(sentence);
  return group === 'shown' && isOfChina ? ['shown', 'inChina'] : [group];
}

/** The texts of a record, each figure as one text with what it counts. */
function counting(record: unknown) {
  const texts = textsOf(record);
  const labels = new Map(texts.map(({ field, text }) => [field, text]));
  return texts.flatMap(({ field, text }) => {
    const [, figure, part] = /^(.*)\.(value|label)$/.exec(field) ?? [];
    const label = labels.get(`${figure}.label`);
    if (part === 'label' && labels.has(`${figure}.value`)) return [];
    return [{ field, text: part === 'value' && label ? `${text} ${label}` : text }];
  });
}
