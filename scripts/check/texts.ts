import { must, type Finding } from './finding.ts';
import { checkLanguage, checkRailway } from './language.ts';
import { checkPlausible } from './plausible.ts';
import type { FoundText } from './record-texts.ts';
import { checkSigns } from './signs.ts';

/** What is wrong with the texts of a record, whatever they are about. `insured` is printed as its record has it. */
export const checkTexts = (file: string, texts: readonly FoundText[], insured?: string): Finding[] => [
  ...checkSpaces(file, texts),
  ...checkSigns(file, texts),
  ...checkLanguage(file, texts),
  ...checkRailway(file, texts),
  ...checkPlausible(file, texts, insured),
];

/** A space after a colon joins a text with what follows it. */
const checkSpaces = (file: string, texts: readonly FoundText[]): Finding[] =>
  texts.flatMap(({ field, text }) => {
    if (text.trim() === '') return [must(file, field, 'Der Text ist leer.', text)];
    return text.replace(/(?<=:) $/, '') === text.trim() && !/[ \u00a0]{2}/.test(text)
      ? []
      : [must(file, field, 'Ein Leerschlag ist zu viel.', text)];
  });
