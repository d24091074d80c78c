/** Calendars as Outlook, Exchange, Google, Apple, khal, Radicale, Thunderbird and Evolution write them, valid or not. */
import { describe, expect, test } from 'vitest';
import { busyTimes } from '../calendar/busy.ts';
import { calendarOf, eventOf, two } from './calendar-feeds.ts';

const mailbox = 'regula@firma.ch';

/** When a calendar is busy in the days from `from` to `until`, in UTC, by default in the month of Tuesday, 1 December 2026. */
function busy(text: string, from = '2026-11-28', until = '2026-12-31'): string[] {
  const question = { from: Date.parse(from), until: Date.parse(until), mailbox, zone: 'Europe/Zurich' };
  const written = (instant: number) => new Date(instant).toISOString().slice(5, 16);
  return busyTimes(text, question).busy.map((stretch) => stretch.map(written).join('/'));
}

const skipped = (text: string) =>
  busyTimes(text, { from: 0, until: 1, mailbox, zone: 'Europe/Zurich' }).skipped;

/** From 10:00 to 11:30 in Switzerland, on 1 December where it is not said otherwise. */
const on = (...dates: string[]) => dates.map((date) => `${date}T09:00/${date}T10:30`);
const tuesday = on('12-01');

const times = (zone: string, start = '20261201T100000', end = '20261201T113000') => [
  `DTSTART${zone}:${start}`,
  `DTEND${zone}:${end}`,
];
/** From 10:00 to 11:30 in Switzerland, which is this hour in another zone. */
const at = (hour: number, zone: string) =>
  times(zone && `;TZID=${zone}`, `20261201T${two(hour)}0000`, `20261201T${two(hour + 1)}3000`);
const swiss = at(10, 'Europe/Zurich');
const event = (...lines: string[]) => eventOf('UID:1', ...lines);
const one = (...lines: string[]) => calendarOf(...event(...lines));
const series = (rule: string) => one(...swiss, `RRULE:${rule}`);

/** A zone that nobody knows, five hours behind UTC. */
const zone = (name: string, ...observances: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...observances,
  'END:VTIMEZONE',
];
const observance = (kind: string, from: string, to: string, start: string, ...more: string[]) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...more,
  `END:${kind}`,
];
const standard = (offset: string, start = '19700101T000000') => observance('STANDARD', offset, offset, start);
const yearly = (rule: string) => `RRULE:FREQ=YEARLY;${rule}`;
const inNewYork = event(...at(4, ''));
const inOffice = event(...at(4, 'Büro'));
const whole = one(...swiss);

describe('a calendar is read in its zones', () => {
  test.each([
    ['by IANA name alone', one(...at(4, 'America/New_York'))],
    ['another', one(...at(17, 'Asia/Shanghai'))],
    ['UTC by name', one(...at(9, 'Etc/UTC'))],
    ['by name in quotation marks', one(...at(4, '"America/New_York"'))],
    ['by Windows name alone', one(...at(4, 'Eastern Standard Time'))],
    ['by Windows name in quotation marks', one(...at(10, '"W. Europe Standard Time"'))],
    ['as Exchange writes UTC', one(...at(9, 'tzone://Microsoft/Utc'))],
    ['as Evolution prefixes it', one(...at(18, '/freeassociation.sourceforge.net/Asia/Tokyo'))],
    ['as libical prefixes it', one(...at(18, '/citadel.org/20210210_1/Asia/Tokyo'))],
    ['by offset', one(...at(4, 'UTC-05:00'))],
    ['as Outlook shows it', one(...at(4, '(UTC-05:00) Eastern Time (US & Canada)'))],
    ['in Switzerland where none is known', one(...at(10, 'Nirgendwo'))],
    ['in Switzerland where none is said', one(...at(10, ''))],
    ['of the calendar where none is said', calendarOf('X-WR-TIMEZONE:America/New_York', ...inNewYork)],
    ['of the calendar that is said at its end', calendarOf(...inNewYork, 'X-WR-TIMEZONE:America/New_York')],
    [
      'of an empty VTIMEZONE with a known name',
      calendarOf(...zone('America/New_York'), ...event(...at(4, 'America/New_York'))),
    ],
    [
      'of one with two onsets and no rule and a known name',
      calendarOf(
        ...zone(
          'Europe/Zurich',
          ...standard('+0300', '20250330T030000'),
          ...standard('+0300', '20251026T020000'),
        ),
        ...event(...swiss),
      ),
    ],
    [
      'of the VTIMEZONE of an abbreviation that several zones have',
      calendarOf(...zone('CST', ...standard('+0800')), ...event(...at(17, 'CST'))),
    ],
    [
      'of the VTIMEZONE of an abbreviation that names its winter alone',
      calendarOf(...zone('EST', ...standard('-0400')), ...event(...at(5, 'EST'))),
    ],
    ['in Switzerland where an abbreviation alone is said', one(...at(10, 'BST'))],
    ['of a VTIMEZONE with a name of its own', calendarOf(...zone('Büro', ...standard('-0500')), ...inOffice)],
    [
      'of the onset that holds, in several VTIMEZONE of one name',
      calendarOf(
        ...zone('Büro', ...standard('+0300')),
        ...zone('Büro', ...standard('-0500', '20260101T000000')),
        ...inOffice,
      ),
    ],
    [
      'of the own calendar, where two in a file define one name',
      calendarOf(...zone('Büro', ...standard('+0300', '20260601T000000')), ...event(...at(12, 'Büro'))) +
        calendarOf(...zone('Büro', ...standard('-0500'))),
    ],
    [
      'by its changes of the clock',
      calendarOf(
        ...zone(
          'Büro',
          ...standard('-0400', '16010101T020000').filter((line) => line !== 'TZOFFSETTO:-0400'),
          ...observance('STANDARD', '-0400', '-0500', '16011104T020000', yearly('BYDAY=1SU;BYMONTH=11')),
          ...observance('DAYLIGHT', '-0500', '-0400', '16010311T020000', yearly('BYDAY=2SU;BYMONTH=3')),
        ),
        ...inOffice,
      ),
    ],
  ])('%s', (_, text) => expect(busy(text)).toEqual(tuesday));

  test('a whole day is one in Switzerland, also in a calendar of elsewhere', () => {
    const day = ['11-30T23:00/12-01T23:00'];
    expect(busy(one('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202'))).toEqual(day);
    expect(busy(one('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'))).toEqual(day);
    expect(busy(one('DTSTART:20261201'))).toEqual(day);
    expect(busy(calendarOf('X-WR-TIMEZONE:America/New_York', ...event('DTSTART:20261201')))).toEqual(day);
  });
});

describe('a series takes place', () => {
  test.each([
    ['until the day of a date', 'FREQ=DAILY;UNTIL=20261202', '01 02'],
    ['on its first day, though the rule says another one', 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261205', '01 04'],
    ['and its first day is counted', 'FREQ=WEEKLY;BYDAY=FR;COUNT=2', '01 04'],
    ['on the last working day', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '01'],
    ['on the second of its days a week', 'FREQ=WEEKLY;BYDAY=TU,TH,FR;BYSETPOS=2;COUNT=3', '01 03 10'],
    ['on the first of several days of a month', 'FREQ=MONTHLY;BYMONTHDAY=10,15,20;BYSETPOS=-1', '01 20'],
    ['on the 50th Monday of a year', 'FREQ=YEARLY;BYDAY=50MO', '01 14'],
    ['in a week of the year', 'FREQ=YEARLY;BYWEEKNO=51;BYDAY=MO,WE', '01 14 16'],
    ['on a day of the year that is a Friday', 'FREQ=YEARLY;BYYEARDAY=338,339,340;BYDAY=FR', '01 04'],
    ['without end, where its end cannot be read', 'FREQ=WEEKLY;UNTIL=never', '01 08 15 22 29'],
    ['every week, where its frequency is unknown', 'FREQ=FORTNIGHTLY', '01 08 15 22 29'],
    ['every week too, where a part cannot be read', 'FREQ=MONTHLY;BYMONTHDAY=3,40', '01 03 08 15 22 29'],
    ['never on days that do not exist', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '01'],
  ])('%s', (_, rule, days) =>
    expect(busy(series(rule))).toEqual(on(...days.split(' ').map((day) => `12-${day}`))),
  );

  test.each([
    ['by a rule in lower case', ['rrule:freq=daily;count=2'], on('12-01', '12-02')],
    ['once, where rule and exceptions are empty', ['RRULE:', 'EXDATE:', 'RDATE:'], tuesday],
    [
      'on days that are listed, and the first',
      ['RDATE;TZID=Europe/Zurich:20261203T100000,20261207T100000'],
      on('12-01', '12-03', '12-07'),
    ],
    ['at the hour of the first, on days alone', ['RDATE;VALUE=DATE:20261203'], on('12-01', '12-03')],
    [
      'for the periods that are listed',
      ['RDATE;VALUE=PERIOD:20261203T090000Z/20261203T100000Z,20261204T090000Z/PT2H'],
      [...tuesday, '12-03T09:00/12-03T10:00', '12-04T09:00/12-04T11:00'],
    ],
  ])('%s', (_, lines, expected) => expect(busy(one(...swiss, ...lines))).toEqual(expected));

  const since = (year: number) => times(';TZID=Europe/Zurich', `${year}0101T100000`, `${year}0101T113000`);
  test.each([
    [
      'daily since 1970',
      [...since(1970), 'RRULE:FREQ=DAILY', 'EXDATE;VALUE=DATE:20261202'],
      on('11-28', '11-29', '11-30', '12-01', '12-03', '12-04'),
    ],
    [
      'counted daily since 1980',
      [...since(1980), `RRULE:FREQ=DAILY;COUNT=${17136 + 2}`],
      on('11-28', '11-29', '11-30', '12-01', '12-02'),
    ],
    [
      'every five hours for years',
      ['DTSTART:20200101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;INTERVAL=5'],
      ['11-28T02:00/11-28T03:00', '11-28T07:00/11-28T08:00'],
    ],
  ])('%s', (_, lines, expected) => expect(busy(one(...lines)).slice(0, expected.length)).toEqual(expected));

  test('on 29 February in leap years only', () => {
    const text = one('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY');
    expect(busy(text, '2026-01-01', '2027-12-31')).toEqual([]);
    expect(busy(text, '2028-01-01', '2028-12-31')).toEqual(['02-28T23:00/02-29T23:00']);
  });

  test('not in the hour that clocks leave out, which is not counted either', () => {
    const text = one(
      'DTSTART;TZID=Europe/Zurich:20270327T023000',
      'DURATION:PT15M',
      'RRULE:FREQ=DAILY;COUNT=3',
    );
    expect(busy(text, '2027-03-01', '2027-04-30')).toEqual([
      '03-27T01:30/03-27T01:45',
      '03-29T00:30/03-29T00:45',
      '03-30T00:30/03-30T00:45',
    ]);
  });

  test('for a day of 23 hours or for 24 hours, as it is written', () => {
    const text = (duration: string) =>
      one('DTSTART;TZID=Europe/Zurich:20270327T120000', `DURATION:${duration}`);
    expect(busy(text('P1D'), '2027-03-01', '2027-04-30')).toEqual(['03-27T11:00/03-28T10:00']);
    expect(busy(text('PT24H'), '2027-03-01', '2027-04-30')).toEqual(['03-27T11:00/03-28T11:00']);
  });

  test('until an instant, by the clocks of its zone', () => {
    expect(busy(series('FREQ=DAILY;UNTIL=20261203T090000Z'))).toEqual(on('12-01', '12-02', '12-03'));
    expect(busy(series('FREQ=DAILY;UNTIL=20261203T085959Z'))).toEqual(on('12-01', '12-02'));
    const days = one('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;UNTIL=20261201T230000Z');
    expect(busy(days)).toEqual(['11-30T23:00/12-02T23:00']);
  });
});

describe('what replaces an occurrence', () => {
  const moved = times('', '20261209T090000Z', '20261209T103000Z');
  const weekly = event(...swiss, 'RRULE:FREQ=WEEKLY;COUNT=4');
  const withMoved = on('12-01', '12-09', '12-15', '12-22');
  const without = on('12-01', '12-15', '12-22');

  test.each([
    ['named by its time', 'RECURRENCE-ID;TZID=Europe/Zurich:20261208T100000'],
    ['in UTC', 'RECURRENCE-ID:20261208T090000Z'],
    ['by its day', 'RECURRENCE-ID;VALUE=DATE:20261208'],
    ['without zone', 'RECURRENCE-ID:20261208T100000'],
  ])('%s', (_, id) => {
    expect(busy(calendarOf(...weekly, ...event(...moved, id)))).toEqual(withMoved);
    expect(busy(calendarOf(...weekly, ...event(...moved, id, 'STATUS:CANCELLED')))).toEqual(without);
  });

  test('and all later ones', () => {
    const id = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261208T090000Z';
    const later = event(...times('', '20261209T100000Z', '20261209T110000Z'), id);
    expect(busy(calendarOf(...weekly, ...later))).toEqual([
      ...tuesday,
      ...['12-09T10:00/12-09T11:00', '12-16T10:00/12-16T11:00', '12-23T10:00/12-23T11:00'],
    ]);
    const cancelled = event(...moved, id, 'STATUS:CANCELLED');
    expect(busy(calendarOf(...weekly, ...cancelled))).toEqual(tuesday);
  });

  test('also where it stands in another calendar of the file', () => {
    const replacing = event(...moved, 'RECURRENCE-ID:20261208T090000Z');
    expect(busy(calendarOf(...weekly) + calendarOf(...replacing))).toEqual(withMoved);
    expect(busy(calendarOf(...weekly) + calendarOf('METHOD:CANCEL', ...replacing))).toEqual(without);
  });

  test('a later version replaces an earlier one', () => {
    const later = event(...times('', '20261202T090000Z', '20261202T103000Z'), 'SEQUENCE:2');
    expect(busy(calendarOf(...event(...swiss), ...later))).toEqual(on('12-02'));
  });
});

describe('free is', () => {
  test.each([
    [
      'what the owner has declined',
      [...swiss, 'ATTENDEE;CN="Muster, Regula";PARTSTAT=DECLINED:mailto:Regula@Firma.ch'],
    ],
    ['what is marked as free', [...swiss, 'TRANSP:TRANSPARENT']],
    ['what Outlook marks as free', [...swiss, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    ['what Outlook marks as work elsewhere', [...swiss, 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE']],
    ['what is cancelled', [...swiss, 'STATUS:CANCELLED']],
    ['what takes no time', ['DTSTART:20261201T090000Z']],
    ['what takes no time by its end', ['DTSTART:20261201T090000Z', 'DTEND:20261201T090000Z']],
  ])('%s', (_, lines) => expect(busy(one(...lines))).toEqual([]));

  test('a calendar that takes everything back', () => {
    expect(busy(calendarOf('METHOD:CANCEL', ...event(...swiss)))).toEqual([]);
  });

  test('not what somebody else has declined, nor what is marked as busy beside Outlook’s mark', () => {
    expect(busy(one(...swiss, 'ATTENDEE;PARTSTAT=DECLINED:mailto:beat@firma.ch'))).toEqual(tuesday);
    expect(busy(one(...swiss, 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'))).toEqual(tuesday);
  });
});

test('a VFREEBUSY is busy in its periods, except free ones', () => {
  const text = calendarOf(
    'BEGIN:VFREEBUSY',
    'DTSTART:20261201T000000Z',
    'FREEBUSY;FBTYPE=BUSY:20261201T090000Z/PT1H30M,20261202T090000Z/20261202T103000Z',
    'FREEBUSY:20261203T090000Z/PT1H30M',
    'FREEBUSY;FBTYPE=FREE:20261204T090000Z/PT1H30M',
    'END:VFREEBUSY',
  );
  expect(busy(text)).toEqual(on('12-01', '12-02', '12-03'));
});

test('a VFREEBUSY alone says nothing of the days after its end, which are not free', () => {
  const week = [
    'BEGIN:VFREEBUSY',
    ...times('', '20261124T230000Z', '20261207T230000Z'),
    'FREEBUSY;FBTYPE=BUSY:20261201T090000Z/20261201T103000Z',
    'END:VFREEBUSY',
  ];
  expect(busy(calendarOf(...week))).toEqual([...tuesday, '12-07T23:00/12-31T00:00']);
  expect(busy(calendarOf(...week, ...event(...times('', '20261208T090000Z', '20261208T103000Z'))))).toEqual(
    on('12-01', '12-08'),
  );
});

describe('an entry costs itself only', () => {
  const good = eventOf('UID:2', ...times('', '20261202T090000Z', '20261202T103000Z'));

  test.each([
    ['event without start', event('DTEND:20261201T103000Z'), 'no start'],
    ['event with a start that is none', event('DTSTART:20261301T100000Z'), 'start not readable'],
    ['event with a day that does not exist', event('DTSTART:20260229T100000Z'), 'start not readable'],
  ])('skipped and counted: %s', (_, lines, reason) => {
    const text = calendarOf(...lines, ...good);
    expect(busy(text)).toEqual(on('12-02'));
    expect(skipped(text)).toEqual([{ entry: 1, reason }]);
  });

  test.each([
    ['raw line break in a text', event('DESCRIPTION:Bitte', 'pünktlich: danke', ...swiss)],
    ['unbalanced quotation mark', event('ATTENDEE;CN="Muster:mailto:regula@firma.ch', ...swiss)],
    ['unbalanced quotation mark in its zone', event(...times(';TZID="Europe/Zurich'))],
    ['folded lines', event('DTST\r\n ART;TZID=Europe/Zuri\r\n\tch:20261201T100000', 'DURATION:PT90M')],
    [
      'end that is none, so that an end is guessed',
      event('DTSTART:20261201T090000Z', 'DTEND:bald', 'DURATION:PT90M'),
    ],
    ['parameters twice', event(...times(';TZID=Europe/Zurich;TZID=Asia/Tokyo'))],
    ['missing end of the entry', event(...swiss).slice(0, -1)],
    ['alarm that is not ended', event(...swiss, 'BEGIN:VALARM', 'DURATION:PT5M', 'DTSTART:20261204T090000Z')],
  ])('read as well as it can be: %s', (_, lines) => {
    const text = calendarOf(...lines, ...good);
    expect(busy(text)).toEqual(on('12-01', '12-02'));
    expect(skipped(text)).toEqual([]);
  });

  test('an hour or a day, where its length cannot be read', () => {
    for (const end of ['bald', '20261201T080000Z'])
      expect(busy(one('DTSTART:20261201T090000Z', `DTEND:${end}`))).toEqual(['12-01T09:00/12-01T10:00']);
    expect(busy(one('DTSTART:20261201', 'DTEND:bald'))).toEqual(['11-30T23:00/12-01T23:00']);
  });

  test('a day with the Z of an instant, as a library of Go writes it', () => {
    expect(busy(one('DTSTART:20261201Z', 'DTEND:20261203Z'))).toEqual(['11-30T23:00/12-02T23:00']);
  });

  test('until the next morning, where evening and morning have one day', () => {
    const evening = one(...times(';VALUE=DATE-TIME', '20261201T160000', '20261201T010000'));
    expect(busy(evening)).toEqual(['12-01T15:00/12-02T00:00']);
    const winter = one(...times('', '20271030T230000', '20271030T040000'));
    expect(busy(winter, '2027-10-30', '2027-11-02')).toEqual(['10-30T21:00/10-31T03:00']);
  });

  test('two calendars in a file, in any kind of line', () => {
    const text = whole + calendarOf(...good);
    const forms = [text, `\uFEFF${text}`, ...['\n', '\r'].map((end) => text.replaceAll('\r\n', end))];
    for (const form of forms) expect(busy(form)).toEqual(on('12-01', '12-02'));
  });
});

test.each([
  ['all of it', whole, true],
  ['nothing in it', calendarOf(), true],
  ['cut off within an entry', whole.slice(0, -30), false],
  ['cut off between entries', whole.replace('END:VCALENDAR\r\n', ''), false],
  ['the second cut off', whole + whole.slice(0, -30), false],
  ['a web page', '<!DOCTYPE html><title>Anmelden</title>', false],
  ['nothing', '', false],
])('whether a calendar is whole: %s', (_, text, isComplete) => {
  expect(busyTimes(text, { from: 0, until: 1, mailbox, zone: 'Europe/Zurich' }).isComplete).toBe(isComplete);
});

test.each([
  'FREQ=SECONDLY',
  'FREQ=MINUTELY',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=7',
  'FREQ=HOURLY;COUNT=600000;BYDAY=MO',
  'FREQ=DAILY;COUNT=100000000',
  'FREQ=YEARLY;INTERVAL=100000000',
  'FREQ=SECONDLY;BYHOUR=3;BYSETPOS=-1',
])('a rule that comes to nothing or to too much ends: %s', (rule) => {
  const start = performance.now();
  const endless = event('DTSTART:19800101T090000Z', 'DURATION:PT10M', `RRULE:${rule}`);
  const found = busy(calendarOf(...endless, ...eventOf('UID:2', ...swiss)));
  expect(performance.now() - start).toBeLessThan(5000);
  const isCovered = found
    .map((stretch) => stretch.split('/'))
    .some(([begin = '', end = '']) => begin >= '11-27' && begin <= '12-01T10:00' && end >= '12-01T10:30');
  expect(isCovered).toBe(true);
});
