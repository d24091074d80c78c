import type { NeedsConsent } from '#content/schema.ts';

/** What the project ships with where it cannot know better: values that cannot belong to anybody. People are called Muster. */
const placeholder =
  /\.(?:example|test|invalid|localhost)(?![\w.-])|\bexample\.(?:com|net|org)\b|(?<!\d)000[ .]0{2,3}[ .]0{2,3}|\bMuster (?:Sourcing|Hosting|Terminbuchung|Formulardienst|Mail)\b|\bMusterstrasse\b|\bVorname\b|\bNachname\b/;

/** Signs of an unfinished text. «Muster» is no such sign: the site writes of samples of goods. */
const unfinished = /\.example(?![\w.-])|\bLorem ipsum\b|\bTODO\b|\bXXX\b|\bPlatzhalter\b/;

export const isPlaceholder = (value: string) => placeholder.test(value);
export const isUnfinished = (text: string) => unfinished.test(text);

/** Whether the person or company that a record speaks for has agreed; until then it is a sample. */
export const hasConsent = ({ consent }: NeedsConsent): boolean => (consent ?? '').trim() !== '';
