/** The departure board on the home page: what is ordered, when it has to be there, and by when to order. */
import { arrangedTo } from './china-holidays.ts';
import { seaRoute } from './order-times.ts';
import type { DepartureBoard } from './schema.ts';

/** Where the line of the board stops, from the order to the ramp; the reserve is a stretch and has days instead of a day. */
export const stations = [
  'order',
  'production',
  'inspection',
  'loading',
  'arrival',
  'reserve',
  'ramp',
] as const;
export type Station = (typeof stations)[number];

export const departureBoard: DepartureBoard = {
  id: 'abfahrt',
  heading: 'Bis wann Sie bestellen müssen',
  intro: 'Wählen Sie Ware und Termin. Wir rechnen zurück.',
  fields: { goods: 'Ware', delivery: 'an Ihrer Rampe am' },
  stations: {
    order: 'bestellen bis',
    production: 'fertig',
    inspection: 'Prüfung',
    loading: 'Verlad',
    arrival: 'Ankunft',
    reserve: 'Zoll, Reserve',
    ramp: 'Ihre Rampe',
  },
  cost: 'Kosten',
  days: 'Tage',
  stamp: { example: 'Beispiel vom', own: 'Stand' },
  inquire: 'Diesen Fahrplan besprechen',
  assumptions: `Wir rechnen für {goods} mit {weeks} Wochen Produktion, {days} Arbeitstagen Prüfung, dem Seeweg ${seaRoute.via} (${seaRoute.duration}), Werkferien und Chinas Feiertagen (für ${arrangedTo + 1} noch nicht bekanntgegeben, erwartet). Dazu kommen Suche und Muster (2–6 Wochen), Werkzeug, Labor und Nacharbeit. Express: unter 50\u00a0kg.`,
};

/** What the board says for a choice. */
export const departureBoardMessages = {
  /** Of a way: before the time that is left to order. */
  left: 'Noch Zeit',
  /** In its place, before how much later than wished the goods arrive. */
  late: 'zu spät um',
  span: {
    weeks: '{count} Wochen',
    days: '{count} Tage',
    day: '1 Tag',
  },
  /** Where it is the last day to order. */
  none: 'nur heute',
  /** Where that day has passed, and the holidays are not known far enough to name another. */
  passed: 'keine',
  /** Above the line: the way that is in time, and the day to order. */
  inTime: '{way} reicht, wenn Sie bis {date} bestellen.',
  /** After it: by when to ask for the goods, where a manufacturer has to be found and samples have to be made. */
  search: 'Fehlen Hersteller und Muster noch, fragen Sie bis {date} an; mit eigenem Werkzeug früher.',
  /** In its place, where that day has passed. */
  hurry: 'Für Suche und Muster wird es knapp.',
  /** Before that, where slower ways are too late. */
  tooLate: 'Für {ways} ist es zu spät.',
  /** Between the names of two such ways. */
  and: 'und',
  /** Where all of them are. */
  impossible: 'Für diesen Termin ist es zu spät.',
  /** What is possible instead. */
  earliest: 'Frühestens: {date} mit {way}, heute bestellt.',
  /** In place of all this, where the day cannot be calculated. */
  unknown: 'Wählen Sie einen Tag von {from} bis Ende {to}: So weit kennen wir Chinas Feiertage.',
} as const;
