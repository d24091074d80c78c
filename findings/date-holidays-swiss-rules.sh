#!/bin/sh
# date-holidays 3.37.0 (npm) misses two Swiss rules whose years lie ahead.
#
# Glarus: the Näfelser Fahrt is on the first Thursday of April, or a week later where that is in Holy Week (resolution of
# the Landsgemeinde of 1835). Easter 2027 is 28 March, so 1 April 2027 lies after Holy Week and is the day; the same in
# 2032, when Easter is 28 March too. Expected: 2027-04-01 and 2032-04-01. Seen: 2027-04-08 and 2032-04-08.
#
# Uri: 26 December is no holiday where Christmas is a Monday or a Friday, so that no third day off follows (list of the
# Federal Office of Justice, «Gesetzliche Feiertage»). In 2026 Christmas is a Friday: expected no 26 December. In 2031 it is
# a Thursday: expected 2031-12-26. Seen: the other way round, the package tests the weekday of the wrong day.
#
# It matters here because appointments are offered by the canton of the company: the list was compared with this package.
#
# Output seen on 28 November 2026:
#   GL 2027-04-08 2032-04-08
#   UR 2026-12-26
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0
cat > ask.mjs <<'JS'
import Holidays from 'date-holidays';
const days = (canton, name, years) =>
  years
    .flatMap((year) => new Holidays('CH', canton, { languages: ['de'] }).getHolidays(year))
    .filter((holiday) => holiday.name === name && holiday.type === 'public')
    .map(({ date }) => date.slice(0, 10))
    .join(' ');
console.log('GL', days('GL', 'Näfelser Fahrt', [2027, 2032]));
console.log('UR', days('UR', '2. Weihnachtstag', [2026, 2031]));
JS
seen=$(node ask.mjs)
echo "$seen"
test "$seen" = "GL 2027-04-08 2032-04-08
UR 2026-12-26"
