import { expect, test } from 'vitest';
import { subjectFrom } from './subject.ts';

const site = 'https://www.example.ch';

test.each([
  [`${site}/services/qualitaetsmanagement`, 'Qualitätsmanagement'],
  [`${site}/retail?utm=x#top`, 'Einzel- und Grosshandel'],
  [`${site}/events/`, 'Eventplanung'],
  [`${site}/`, ''],
  [`${site}/about`, ''],
  [`${site}/services/unbekannt`, ''],
  ['https://elsewhere.example/retail', ''],
  ['', ''],
])('whoever comes from «%s» finds «%s» as subject', (referrer, subject) => {
  expect(subjectFrom(referrer, site)).toBe(subject);
});
