import { expect, test } from 'vitest';
import { voiceOf } from './Spoken.tsx';

test.each([
  ['1’000', '1000'],
  ['24’819.76', '24819,76'],
  ['1’234’567.05', '1234567,05'],
  ['Total: CHF 24’820.30. In 35–49 Tagen', 'Total: CHF 24820,30. In 35 bis 49 Tagen'],
  ['SR 817.023.21, ab 12.10.2027', 'SR 817.023.21, ab 12.10.2027'],
  ['25–35 Tage', '25 bis 35 Tage'],
  ['1’201–3’200', '1201 bis 3200'],
  ['nach Absprache', 'nach Absprache'],
  ['–', '–'],
])('«%s» is heard as «%s»', (text, voice) => {
  expect(voiceOf(text)).toBe(voice);
});
