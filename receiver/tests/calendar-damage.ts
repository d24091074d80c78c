import { calendarOf, eventOf } from './calendar-feeds.ts';

/** The same numbers in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Entries as programs write them, each with a time at which it is busy (UTC), by hand. No two share a day. */
const entries: readonly (readonly [string, readonly string[]])[] = [
  [
    '2026-12-01T09:30',
    [
      'DTSTART;TZID=Europe/Zurich:20261201T100000',
      'DTEND;TZID=Europe/Zurich:20261201T113000',
      'TRANSP:OPAQUE',
    ],
  ],
  [
    '2026-12-02T09:30',
    [
      'DTSTART;TZID="Eastern Standard Time":20261202T040000',
      'DTEND;TZID="Eastern Standard Time":20261202T053000',
    ],
  ],
  [
    '2026-12-03T12:00',
    ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261204', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
  ],
  [
    '2026-12-04T09:30',
    ['DTSTART;TZID=Europe/Zurich:20100108T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=FR'],
  ],
  [
    '2026-12-07T09:30',
    [
      'DTSTART:20261130T090000Z',
      'DTEND:20261130T100000Z',
      'RRULE:FREQ=WEEKLY;UNTIL=20261207',
      'EXDATE:20261130T090000Z',
    ],
  ],
  [
    '2026-12-08T09:30',
    ['DTSTART:20261101T090000Z', 'DTEND:20261101T100000Z', 'RDATE;VALUE=PERIOD:20261208T090000Z/PT1H'],
  ],
  [
    '2026-12-09T09:30',
    [
      'DTSTART;TZID=tzone://Microsoft/Utc:20261209T090000',
      'DURATION:PT1H',
      'ATTENDEE;CN="Muster, Regula";PARTSTAT=ACCEPTED:mailto:regula@firma.ch',
    ],
  ],
  [
    '2026-12-10T09:30',
    [
      'DTSTART:20261210T090000Z',
      'DTEND:20261210T100000Z',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'DURATION:PT5M',
      'END:VALARM',
    ],
  ],
];

/** Lines of one entry, damaged. */
function mutate(lines: readonly string[], below: (most: number) => number): string[] {
  const damaged = [...lines];
  for (let times = 1 + below(3); times > 0; times--) {
    const [at, other] = [below(damaged.length), below(damaged.length)];
    const line = damaged[at] ?? '';
    switch (below(6)) {
      case 0:
        damaged[at] = line.slice(0, below(line.length + 1));
        break;
      case 1:
        [damaged[at], damaged[other]] = [damaged[other] ?? '', line];
        break;
      case 2:
        damaged[at] = line.replace(/;[^:;]*/, '$&$&');
        break;
      case 3:
        damaged.splice(at, 0, line);
        break;
      case 4:
        damaged.splice(at, 1);
        break;
      default:
        damaged[at] =
          `${line.slice(0, below(line.length + 1))}${'";:=,\\\n/-9Z'[below(11)]}${line.slice(below(line.length + 1))}`;
    }
  }
  return damaged;
}

interface DamagedCalendar {
  text: string;
  /** It does not arrive whole. */
  isTruncated: boolean;
  /** Times at which what was not damaged is busy. */
  busy: readonly number[];
}

/** A calendar with one or two damaged entries, one of four cut off. */
export function damagedCalendar(seed: number): DamagedCalendar {
  const below = random(seed);
  const chosen = new Set([below(entries.length), below(entries.length)]);
  const lines = entries.map(([, own], index) => {
    const written = eventOf(`UID:${index}@firma.ch`, `SUMMARY:Termin ${index}`, ...own);
    return chosen.has(index) ? mutate(written, below) : written;
  });
  const isTruncated = below(4) === 0;
  // What is cut off begins in the last damaged entry.
  const kept = isTruncated ? lines.slice(0, Math.max(...chosen) + 1) : lines;
  const text = calendarOf(...kept.flat());
  return {
    text: isTruncated ? text.slice(0, text.lastIndexOf('\r\nEND:VCALENDAR') - below(20)) : text,
    isTruncated,
    busy: entries.flatMap(([time], index) =>
      index < kept.length && !chosen.has(index) ? Date.parse(`${time}Z`) : [],
    ),
  };
}
