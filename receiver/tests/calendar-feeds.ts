/** Calendars of a company that is busy, for measurements. */
export const calendarOf = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Firma//Test//DE', ...lines, 'END:VCALENDAR', ''].join('\r\n');

export const eventOf = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

export const two = (number: number) => String(number).padStart(2, '0');

/** Weekly series since 2010 that do not end. */
export const weeklySeries = (count: number) =>
  calendarOf(
    ...Array.from({ length: count }, (_, index) =>
      eventOf(
        `UID:series-${index}@firma.ch`,
        `SUMMARY:Sitzung ${index}`,
        `DTSTART;TZID=Europe/Zurich:201001${two(4 + (index % 7))}T${two(8 + (index % 9))}0000`,
        `DTEND;TZID=Europe/Zurich:201001${two(4 + (index % 7))}T${two(8 + (index % 9))}3000`,
        `RRULE:FREQ=WEEKLY;BYDAY=${['MO,WE', 'TU', 'WE,FR', 'TH', 'FR'][index % 5]}`,
      ),
    ).flat(),
  );

/** Single events of the last ten years and the next, of so many bytes. */
export function singleEvents(bytes: number, today: Date): string {
  const lines: string[] = [];
  for (let index = 0, size = 0; size < bytes; index++) {
    const day = new Date(today.getTime() + ((index % 4000) - 3600) * 86_400_000);
    const date = day.toISOString().slice(0, 10).replaceAll('-', '');
    const event = eventOf(
      `UID:single-${index}@firma.ch`,
      `SUMMARY:Besprechung ${index} mit der Kundschaft`,
      `DESCRIPTION:${'Traktanden und Unterlagen liegen bei. '.repeat(4)}`,
      `DTSTART;TZID=Europe/Zurich:${date}T${two(7 + (index % 11))}0000`,
      `DTEND;TZID=Europe/Zurich:${date}T${two(7 + (index % 11))}4500`,
      'ATTENDEE;CN=Regula Muster;PARTSTAT=ACCEPTED:mailto:regula@firma.ch',
    );
    size += event.join('\r\n').length;
    lines.push(...event);
  }
  return calendarOf(...lines);
}
