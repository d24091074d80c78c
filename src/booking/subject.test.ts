import { expect, test } from 'vitest';
import { industryChoices, serviceChoices } from '#content/inquiry.ts';
import { subjectFrom } from './subject.ts';

const site = 'https://www.example.ch';
const labelOf = (value: string) =>
  [...serviceChoices, ...industryChoices].find((choice) => choice.value === value)!.label;

test.each([
  [`${site}/services/qualitaetsmanagement`, labelOf('qualitaetsmanagement')],
  [`${site}/retail?utm=x#top`, labelOf('retail')],
  [`${site}/events/`, labelOf('events')],
  [`${site}/`, ''],
  [`${site}/about`, ''],
  [`${site}/services/unbekannt`, ''],
  ['https://elsewhere.example/retail', ''],
  ['', ''],
])('whoever comes from «%s» finds «%s» as subject', (referrer, subject) => {
  expect(subjectFrom(referrer, site)).toBe(subject);
});
