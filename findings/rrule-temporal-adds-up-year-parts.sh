#!/bin/sh
# rrule-temporal 2.2.8 (npm): in a yearly rule BYDAY does not limit BYYEARDAY; days of other weekdays come too.
#
# Expected: RFC 5545, 3.3.10, table of BYxxx parts: YEARLY with BYDAY, note 2: «Limit if BYYEARDAY or BYMONTHDAY is
#   present». Of the days 140, 201, 202 and 231 of 2029 (20 May, Sunday; 20 July, Friday; 21 July, Saturday; 19 August,
#   Sunday) a rule with BYDAY=SU,TU,TH keeps 20 May and 19 August. python-dateutil 2.8.2 and rrule 2.8.1 do so, and so
#   does rrule-temporal itself where the same parts stand in a daily rule. BYWEEKNO with BYMONTHDAY is added up likewise.
# Happens: all four days, Friday and Saturday among them.
# Why it matters here: of all libraries that were compared for the owner's calendar this one is used, and a time is withheld
#   though it is free. The receiver hands such years to it day by day.
# Seen on 28 November 2026 with Node 24.21.0:
#   yearly: 2029-05-20 2029-07-20 2029-07-21 2029-08-19
#   daily: 2029-05-20 2029-08-19
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rrule-temporal@2.2.8
cat >ask.mjs <<'EOF'
import { RRuleTemporal } from 'rrule-temporal';
for (const frequency of ['YEARLY', 'DAILY']) {
  const rule = `RRULE:FREQ=${frequency};BYYEARDAY=140,201,202,231;BYDAY=SU,TU,TH`;
  const found = new RRuleTemporal({ rruleString: `DTSTART:20280519T080000Z\n${rule}` });
  const days = found.between(new Date('2029-01-01'), new Date('2029-12-31'), true);
  console.log(`${frequency.toLowerCase()}: ${days.map((day) => day.toString().slice(0, 10)).join(' ')}`);
}
EOF
node ask.mjs | tee seen
printf 'yearly: 2029-05-20 2029-07-20 2029-07-21 2029-08-19\ndaily: 2029-05-20 2029-08-19\n' | cmp - seen
