import { readInquiry } from '#inquiry/inquiry.ts';
import type { Choice, Inquiry } from '#content/inquiry.ts';

/** What the tests type into the fields that must be filled. */
export const person = {
  firstName: 'Regula',
  lastName: 'Muster',
  company: 'Muster Handel AG',
  email: 'regula@muster-handel.example',
};

const fields: Readonly<Record<string, string>> = {
  ...person,
  industry: 'retail',
  service: 'qualitaetsmanagement',
  projectDescription: '500 Laternen aus Stahl\nverzinkt',
  timeline: '6months+',
};

/** A whole inquiry. Phone and budget are left out. */
export const sample: Inquiry = readInquiry((name) => fields[name]);

/** How a choice reads. */
export const labelOf = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label;
