import { register, type Entry } from '#content/register.ts';
import { formatDay, readDay, type Day } from '#lib/day.ts';
import { check, type Finding } from './finding.ts';

const file = 'src/content/register.ts';

/** Days before a fact has to be read again from which it is named. */
const notice = 60;

/** Facts that are past their day or near it, the most urgent first. They are named and never stop anything. */
export const dueFacts = (today: Day, entries: readonly Entry[] = register): Finding[] =>
  entries
    .map(({ again, ...entry }) => ({ ...entry, day: readDay(again ?? '') ?? Infinity }))
    .filter(({ day }) => day - today <= notice)
    .sort((one, other) => one.day - other.day)
    .map(({ figure, statement, evidence, pages, day }) =>
      check(
        file,
        `«${figure}»`,
        `${day <= today ? 'seit' : 'ab'} ${formatDay(day)} neu lesen: ${statement} (${evidence}). Steht auf ${pages.join(', ')}`,
      ),
    );

/** Facts that only the press or firms of the trade report: questions for the owner. */
export const hearsay = (): Finding[] =>
  register
    .filter(({ isHearsay }) => isHearsay)
    .map(({ figure, statement, evidence }) =>
      check(file, `«${figure}»`, `Nur aus zweiter Hand, bitte bestätigen: ${statement} (${evidence})`),
    );
