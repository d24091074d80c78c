#!/bin/sh
# rrule-rust 3.1.1 (npm, the Rust crate rrule behind it): refuses the fifth weekday of a month counted from its end.
#
# Expected: RFC 5545, 3.3.10: weekdaynum = [[plus / minus] ordwk] weekday, ordwk from 1 to 53; «with a MONTHLY rule, +1MO
#   represents the first Monday within the month, whereas -1MO represents the last Monday». -5MO is the first of the
#   five Mondays that some months have, as 5MO is the last of them. python-dateutil 2.8.2: 2027-03-01, 2027-05-03.
# Happens: 5MO is read, -5MO is an error: `BYDAY` is `-5`, but … is not allowed outside the range.
# Why it matters here: one valid rule of a calendar raises an error where its occurrences are wanted; five of the 600
#   generated rules that the libraries were compared with. It is one reason why rrule-temporal expands the owner's series.
# Seen on 28 November 2026 with Node 24.21.0 (the error's first words):
#   5MO: 2027-03-29 2027-05-31
#   -5MO: RRule validation error: `BYDAY` is `-5`
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rrule-rust@3.1.1
cat >ask.mjs <<'EOF'
import { DateTime, RRuleSet } from 'rrule-rust';
const [from, until] = [DateTime.utc(2027, 1, 1, 0, 0, 0), DateTime.utc(2027, 6, 30, 0, 0, 0)];
for (const weekday of ['5MO', '-5MO']) {
  try {
    const found = RRuleSet.fromString(`DTSTART:20270301T080000Z\nRRULE:FREQ=MONTHLY;BYDAY=${weekday}`);
    const days = found.between(from, until, true);
    console.log(`${weekday}: ${days.map(({ year, month, day }) => `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`).join(' ')}`);
  } catch (error) {
    console.log(`${weekday}: ${error.message.split(',')[0]}`);
  }
}
EOF
node ask.mjs | tee seen
printf '5MO: 2027-03-29 2027-05-31\n-5MO: RRule validation error: `BYDAY` is `-5`\n' | cmp - seen
