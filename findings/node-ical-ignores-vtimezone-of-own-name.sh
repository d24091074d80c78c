#!/bin/sh
# node-ical 0.27.2 (npm): a VTIMEZONE whose name is none of IANA's or Windows' is not used; the time is read in the zone of
# the machine, and nothing says so.
#
# Expected: RFC 5545, 3.2.19: TZID «MUST be specified … » and names a VTIMEZONE of the same object, which defines the
#   time; its name is the writer's choice (3.8.3.1). 04:00 in a zone that is five hours behind UTC is 09:00 UTC on
#   every machine. ical.js 2.2.1 and KCalendarCore 5.103 read it so.
# Happens: 03:00 UTC on a machine in Switzerland, 04:00 UTC on one that runs in UTC.
# Only the names that Microsoft's programs give (Customized Time Zone) lead to the definition in the file.
# Why it matters here: an owner whose program names zones otherwise would be offered as free at the time of
#   the meeting. node-ical was compared for reading the owner's calendar; the receiver reads VTIMEZONE itself.
# Seen on 28 November 2026 with Node 24.21.0:
#   Europe/Zurich: 2026-12-01T03:00:00.000Z
#   UTC: 2026-12-01T04:00:00.000Z
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.27.2
cat >ask.mjs <<'EOF'
import ical from 'node-ical';
const lines = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Firma//Test//DE'],
  ...['BEGIN:VTIMEZONE', 'TZID:Head Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
  ...['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', 'SUMMARY:Sitzung'],
  ...['DTSTART;TZID=Head Office:20261201T040000', 'DURATION:PT1H', 'END:VEVENT', 'END:VCALENDAR', ''],
];
const event = Object.values(ical.parseICS(lines.join('\r\n'))).find(({ type }) => type === 'VEVENT');
console.log(`${process.env.TZ}: ${event.start.toISOString()}`);
EOF
(TZ=Europe/Zurich node ask.mjs; TZ=UTC node ask.mjs) | tee seen
printf 'Europe/Zurich: 2026-12-01T03:00:00.000Z\nUTC: 2026-12-01T04:00:00.000Z\n' | cmp - seen
