import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { appointmentId, calendarFile, type CalendarFile } from './ics.ts';

const key = '5f0c9a0b7d1e4f32';
const start = Date.parse('2027-03-29T06:45:00Z');
const texts = {
  uid: `${await appointmentId(key, start)}@www.example.ch`,
  summary: 'Erstgespräch: Laternen, verzinkt; 500 Stück',
  description: 'Video\nRegula Muster, Müller & Söhne AG \\ Zürich',
  location: 'Telefon +41 44 000 00 00',
};
const published: CalendarFile = {
  method: 'PUBLISH',
  status: 'TENTATIVE',
  stamp: Date.parse('2027-03-20T10:00:00.123Z'),
  organizer: { name: 'Muster Sourcing AG', email: 'kontakt@muster-sourcing.example' },
  start,
  ...texts,
};
const attendee = { name: 'Regula "Regi" Muster', email: 'regula@muster-handel.example' };

/** Read by ical.js, the parser of Thunderbird. */
const parsed = (file: CalendarFile) => new ICAL.Component(ICAL.parse(calendarFile(file)) as unknown[]);
const firstEvent = (file: CalendarFile) => parsed(file).getFirstSubcomponent('vevent') as ICAL.Component;

describe('a calendar file is read by a calendar program', () => {
  test('with the times, the texts and the UID that went in', () => {
    const read = new ICAL.Event(firstEvent(published));
    expect(read.startDate.toJSDate().getTime()).toBe(start);
    expect(read.endDate.toJSDate().getTime()).toBe(start + 45 * 60_000);
    expect(read.startDate.zone.tzid).toBe('UTC');
    const { uid, summary, description, location } = read;
    expect({ uid, summary, description, location }).toEqual(texts);
  });

  test('as a proposal: tentative, from the company, to nobody', () => {
    expect(parsed(published).getFirstPropertyValue('method')).toBe('PUBLISH');
    const event = firstEvent(published);
    expect(event.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(event.getFirstPropertyValue('organizer')).toBe('mailto:kontakt@muster-sourcing.example');
    expect(event.getFirstProperty('attendee')).toBeNull();
  });

  test('as an invitation, and as its cancellation with the same UID and a higher number', () => {
    const invitation = firstEvent({ ...published, method: 'REQUEST', status: 'CONFIRMED', attendee });
    const guest = invitation.getFirstProperty('attendee');
    expect(guest?.getFirstValue()).toBe('mailto:regula@muster-handel.example');
    expect(guest?.getParameter('cn')).toBe('Regula Regi Muster');
    const cancellation = firstEvent({
      ...published,
      method: 'CANCEL',
      status: 'CANCELLED',
      attendee,
      sequence: 1,
    });
    expect(cancellation.getFirstPropertyValue('uid')).toBe(invitation.getFirstPropertyValue('uid'));
    expect([invitation, cancellation].map((one) => one.getFirstPropertyValue('sequence'))).toEqual([0, 1]);
    expect(cancellation.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});

test('the name of an appointment stays and does not give away the key, by which a booking is changed', async () => {
  const name = await appointmentId(key, start);
  expect(name).toMatch(/^20270329T064500Z-[0-9a-f]{32}$/);
  expect(name).not.toContain(key);
  expect([await appointmentId(key, start), await appointmentId(`${key}0`, start)]).toEqual([
    name,
    expect.not.stringMatching(name),
  ]);
});

test('an invitation asks for no answer, since nobody reads one; a published entry is cancelled for nobody in particular', () => {
  const invitation = firstEvent({ ...published, method: 'REQUEST', status: 'CONFIRMED', attendee });
  expect(invitation.getFirstProperty('attendee')?.getParameter('rsvp')).toBeUndefined();
  const cancelled = firstEvent({ ...published, method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
  expect(cancelled.getFirstProperty('attendee')).toBeNull();
});

test('no line is longer than 75 octets, and every line ends as the standard asks', () => {
  const lines = calendarFile({ ...published, summary: 'Zürich–Guangzhou 📦 '.repeat(20) });
  expect(lines.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(lines.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('whatever visitors type, it stays a text of the event and changes nothing else', () => {
  const unit = fc.constantFrom(...'aZ 7,;:=\\"\n\r\t\0\u2028ä–📦', '\ud800', 'END:VEVENT', '\r\n ');
  const anything = fc.string({ unit, maxLength: 60 });
  fc.assert(
    fc.property(anything, anything, anything, (summary, name, email) => {
      const vevent = firstEvent({
        ...published,
        method: 'REQUEST',
        status: 'CONFIRMED',
        attendee: { name, email },
        summary,
        description: summary,
      });
      const printable = summary
        .toWellFormed()
        .replace(/\r\n|\r/g, '\n')
        .replace(/[^\P{Cc}\n]/gu, '');
      expect(vevent.getFirstPropertyValue('summary')).toBe(printable);
      expect(vevent.getAllProperties().map((property) => property.name)).toEqual([
        'uid',
        'dtstamp',
        'sequence',
        'status',
        'dtstart',
        'dtend',
        'summary',
        'description',
        'location',
        'organizer',
        'attendee',
      ]);
    }),
    { numRuns: 300 },
  );
});
