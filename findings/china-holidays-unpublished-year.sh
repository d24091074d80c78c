#!/bin/sh
# chinese-days 1.5.7 (npm) answers for years that the State Council has not arranged, as if nobody rested in them.
#
# China's days off are announced in November for the next year; 2027 was not announced on 28 November 2026, and the package
# has data up to 2026. Its README names it for holidays and shifted work days. Expected: an error, or `undefined`, for a day
# of a year it knows nothing of. Seen: the National Day and the Spring Festival of 2027 are work days, and the list of the
# holidays of 2027 is empty, while weekends count. For 2026 all answers are right.
#
# It matters here because an order calendar that trusts it finds a free factory in the Golden Week of next year.
#
# Output seen on 28 November 2026:
#   2026-10-01 false
#   2027-02-08 true
#   2027-10-01 true
#   2026: 33, 2027: 0
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund chinese-days@1.5.7
cat > ask.cjs <<'JS'
const { isWorkday, getHolidaysInRange } = require('chinese-days');
for (const day of ['2026-10-01', '2027-02-08', '2027-10-01']) console.log(day, isWorkday(day));
const count = (year) => getHolidaysInRange(`${year}-01-01`, `${year}-12-31`, false).length;
console.log(`2026: ${count(2026)}, 2027: ${count(2027)}`);
JS
seen=$(node ask.cjs)
echo "$seen"
test "$seen" = "2026-10-01 false
2027-02-08 true
2027-10-01 true
2026: 33, 2027: 0"
