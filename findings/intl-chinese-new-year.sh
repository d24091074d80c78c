#!/bin/sh
# Intl names the Chinese New Year of 2027 and 2030 a day beside the official one.
#
# The calendar of China counts by the day of the new moon in China's time. On 6 February 2027 it falls at 23:56, on
# 3 February 2030 at 00:07 (Meeus, Astronomical Algorithms, chapter 49): so close to midnight that an approximation misses
# the day. The Hong Kong Observatory's conversion tables (hko.gov.hk/en/gts/time/conversion.htm) and the npm package
# lunar-javascript 1.7.7 have 2027-02-06 and 2030-02-03. Expected: `Intl` with the calendar `chinese` agrees.
# Seen with Node 20.20.2 and 24.21.0: 2027-02-07 and 2030-02-02; the years between agree.
#
# It matters here because the order calendar counts back over the weeks in which factories rest: they are a day off.
#
# Output seen on 28 November 2026:
#   2026 2026-02-17 2026-02-17
#   2027 2027-02-06 2027-02-07
#   2028 2028-01-26 2028-01-26
#   2029 2029-02-13 2029-02-13
#   2030 2030-02-03 2030-02-02
#   2031 2031-01-23 2031-01-23
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund lunar-javascript@1.7.7
cat > ask.cjs <<'JS'
const { Lunar } = require('lunar-javascript');
const format = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'Asia/Shanghai',
});
for (let year = 2026; year <= 2031; year++) {
  let day = Date.UTC(year, 0, 15, 4);
  while (format.format(day) !== '1/1') day += 86_400_000;
  console.log(year, Lunar.fromYmd(year, 1, 1).getSolar().toYmd(), new Date(day).toISOString().slice(0, 10));
}
JS
seen=$(node ask.cjs)
echo "$seen"
echo "$seen" | grep -q '^2027 2027-02-06 2027-02-07$'
echo "$seen" | grep -q '^2030 2030-02-03 2030-02-02$'
