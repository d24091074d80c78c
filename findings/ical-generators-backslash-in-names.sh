#!/bin/sh
# ical-generator 10.2.0 and ics 3.12.0 (npm) write a company's name with quotation marks so that readers lose it: ical.js 2.2.1,
# node-ical 0.26.1.
#
# Expected: `CN` is a parameter, and a parameter's quoted value holds no quotation mark and knows no backslash (RFC 5545, 3.2:
# QSAFE-CHAR is any character except CONTROL and DQUOTE); RFC 6868 writes ^' for it. Names such as Hotel "Krone" AG
# are common among Swiss hotels. A reader gets back the name that was put in.
# Seen: ical-generator writes CN="Hotel \"Krone\" AG; Einkauf", as if it were a text of a property, and ics writes the same
# mark behind a backslash. ical.js reads the name as «Hotel \», and node-ical
# loses the whole organizer.
# Matters here: an invitation names the company and the visitor. `src/booking/ics.ts` leaves quotation marks out of names.
#
# Output seen:
#   ical-generator: ORGANIZER;CN="Hotel \"Krone\" AG; Einkauf":mailto:a@example.com
#   ics:            ORGANIZER;CN="Hotel \"Krone\" AG; Einkauf":MAILTO:a@example.com
#   ical.js reads:  "Hotel \\"
#   node-ical has an organizer: false
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund ical-generator@10.2.0 ics@3.12.0 ical.js@2.2.1 node-ical@0.26.1
cat > names.mjs <<'JS'
import ICAL from 'ical.js';
import ical from 'ical-generator';
import { createEvent } from 'ics';
import nodeIcal from 'node-ical';
const organizer = { name: 'Hotel "Krone" AG; Einkauf', email: 'a@example.com' };
const calendar = ical();
calendar.createEvent({ start: new Date('2026-12-01T08:00Z'), end: new Date('2026-12-01T09:00Z'), summary: 'Call', organizer });
const first = calendar.toString();
const second = createEvent({ start: [2026, 12, 1, 9, 0], duration: { minutes: 45 }, title: 'Call', organizer }).value;
const lineOf = (text) => text.split('\r\n').find((line) => line.startsWith('ORGANIZER'));
console.log('ical-generator:', lineOf(first));
console.log('ics:           ', lineOf(second));
const event = new ICAL.Component(ICAL.parse(first)).getFirstSubcomponent('vevent');
console.log('ical.js reads: ', JSON.stringify(event.getFirstProperty('organizer').getParameter('cn')));
const read = Object.values(nodeIcal.sync.parseICS(first)).find(({ type }) => type === 'VEVENT');
console.log('node-ical has an organizer:', read.organizer !== undefined);
JS
seen=$(node names.mjs)
echo "$seen"
test "$seen" = 'ical-generator: ORGANIZER;CN="Hotel \"Krone\" AG; Einkauf":mailto:a@example.com
ics:            ORGANIZER;CN="Hotel \"Krone\" AG; Einkauf":MAILTO:a@example.com
ical.js reads:  "Hotel \\"
node-ical has an organizer: false'
