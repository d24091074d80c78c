import { expect, test } from 'vitest';
import { splitAtUnits } from './typeset.ts';

const unitsIn = (text: string) => splitAtUnits(text).filter((_, index) => index % 2 === 1);

test.each([
  ['In 30–45 Minuten, meist 2–4\u00a0Wochen.', ['In 30–45 Minuten,', '2–4\u00a0Wochen.']],
  ['Stichprobe nach ISO 2859-1, AQL 2.5', ['ISO 2859-1,', 'AQL 2.5']],
  ['SN EN 13501-1 oder SIA 263/1 (SR 817.023.21)', ['SN EN 13501-1', 'SIA 263/1', '(SR 817.023.21)']],
  ['RoHS 2011/65/EU gilt', ['2011/65/EU']],
  ['PrSG Art. 2 Abs. 3', ['Art. 2', 'Abs. 3']],
  ['Mo–Fr 08:00–18:00, Sa 09:00–12:00', ['Mo–Fr', '08:00–18:00,', 'Sa 09:00–12:00']],
  ['vom 1.–7. Oktober', ['1.–7. Oktober']],
  ['nach EN-Norm, 510(k)-Clearance', ['EN-Norm,', '510(k)-Clearance']],
  ['ein 8D-Report, das FFP2-Zertifikat', ['8D-Report,', 'FFP2-Zertifikat']],
  ['mit CE-Zertifizierung', ['CE-Zertifizierung']],
  ['per Link oder E-Mail.', ['E-Mail.']],
  ['zwei E-Mails, See (Haag-Visby)', ['E-Mails,', '(Haag-Visby)']],
  ['Medtech-Firma, Kanton Zug', ['Kanton Zug']],
  ['Grosshandel, Kanton St.\u00a0Gallen', ['Kanton St.\u00a0Gallen']],
  ['+41 44 000 00 00', ['+41 44 000 00 00']],
  ['an kontakt@muster-sourcing.example.', ['kontakt@muster-sourcing.example.']],
  ['mit 220/380 statt 230/400\u00a0V.', ['220/380', '230/400\u00a0V.']],
  ['Plättli ab Lager (ab 80 m²) sind da', ['80 m²)']],
  ['Frottier (500–600 g/m²), 5 dm³ oder 1.0 l', ['(500–600 g/m²),', '5 dm³', '1.0 l']],
  ['CHF 24’819.76 und 2 Mio. USD', ['CHF 24’819.76', '2 Mio. USD']],
  ['Regula K. und Beat S., Zürich', ['Regula K.', 'Beat S.,']],
])('«%s» keeps its units together, and what stands close to them', (text, units) => {
  expect(unitsIn(text)).toEqual(units);
});

test.each([
  'Ein Satz ohne Zahl, bis an Ihre Rampe.',
  'Seit 2018 im Werk. Danach prüfen wir.',
  'End-to-End Sourcing und China-Einkauf',
  'E-Mail',
  '99.2% und 48h',
  'für draussen IP65. Umstecken am Aufbautag',
])('«%s» may end its line wherever words end', (text) => {
  expect(unitsIn(text)).toEqual([]);
});

test('nothing of a text is lost', () => {
  const text = 'Nach ISO 2859-1 in 3–5 Tagen, Mo–Fr.';
  expect(splitAtUnits(text).join('')).toBe(text);
});
