/**
 * What the tools say in the description of an inquiry, once a visitor takes their values along. In a file of its own,
 * since the inquiry form needs these words and no others of the tools.
 */
import type { InquiryLines } from './schema.ts';

/** `{goods}` and the like are amounts with their currency. A line whose amounts are all unknown or 0 is left out. */
export const landedCostLines = {
  heading: 'Aus dem Einstandskosten-Rechner:',
  lines: [
    'Warenwert {goods}, Fracht und Versicherung {freight}',
    'Verzollung und Spesen {handling}, Zustellung {delivery}',
    'Zoll {duty}, Honorar, Inspektion, Labor {fees}',
    'Stückzahl {pieces}, MWST-Satz {rate}',
    'ergibt pro Stück {deducting} mit Vorsteuerabzug, {paying} ohne',
    'heute pro Stück {today}',
  ],
} as const satisfies InquiryLines;

/** The second line only where the lot is on the table. */
export const samplingLines = {
  heading: 'Aus der Stichproben-Tabelle:',
  lines: ['Losgrösse {lot} Stück', 'davon {sample} Stück in der Stichprobe, Code {code}'],
} as const satisfies InquiryLines;

/** One such line for each group of products. */
export const normsGuideLines = {
  heading: 'Aus dem Normen-Wegweiser:',
  lines: ['{group}'],
} as const satisfies InquiryLines;

export const orderCalendarLines = {
  heading: 'Aus dem Bestellkalender:',
  lines: [
    'Ware bei uns am {delivery}',
    'Produktion {weeks} Wochen, Reserve See {sea}, Luft {air}, Express {express} Tage',
  ],
} as const satisfies InquiryLines;

/** `{goods}` is the name of the goods; the other values are days. */
export const departureBoardLines = {
  heading: 'Von der Abfahrtstafel:',
  lines: [
    '{goods}, bei uns am {delivery}',
    'spätestens bestellen: Seefracht {sea}, Luftfracht {air}, Express {express}',
  ],
} as const satisfies InquiryLines;
