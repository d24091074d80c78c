#!/usr/bin/env bash
# datebook 8.0.1 (npm), which makes calendar files for the «add to calendar» buttons of websites: class `ICalendar`.
#
# Expected: who saves a meeting is busy then. RFC 5545, 3.8.2.7: events that take somebody's time SHOULD be OPAQUE, so that searches for
# busy times find them, and an event without TRANSP is. ical-generator 10.2.0, ics 3.12.0 and calendar-link 2.11.5 write none.
# Happens: each event is TRANSP:TRANSPARENT, whatever it is (`setInitialParams`); README and changelog say nothing of it. `addProperty`
# and `setMeta` put a second TRANSP behind it, of which RFC 5545, 3.6.1 allows one, and the first one counts.
# Matters here: whoever reads when the owner is busy, the receiver too, offers the hour of such a meeting once more. No reader can
# tell it from an entry that is meant to be free.
#
# Output seen:
#   a meeting: TRANSP:TRANSPARENT; busy by sabre/vobject 2.1.7: nothing
#   with addProperty('TRANSP', 'OPAQUE'): TRANSP:TRANSPARENT TRANSP:OPAQUE; busy by sabre/vobject 2.1.7: nothing
#   the same without the lines of datebook: none; busy by sabre/vobject 2.1.7: 20261202T090000Z/20261202T100000Z
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v php > /dev/null || apt-get install -y -q --no-install-recommends php-cli > apt.log
apt-get download -qq php-sabre-vobject=2.1.7-6.1 2> /dev/null
dpkg -x php-sabre-vobject_*.deb .
npm init -y > /dev/null
npm install --silent --no-audit --no-fund datebook@8.0.1
cat > meetings.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { ICalendar } from 'datebook';
const meeting = { title: 'Meeting', start: new Date('2026-12-02T09:00Z'), end: new Date('2026-12-02T10:00Z') };
writeFileSync('usual.ics', new ICalendar(meeting).render());
writeFileSync('opaque.ics', new ICalendar(meeting).addProperty('TRANSP', 'OPAQUE').render());
JS
node meetings.mjs
grep -v TRANSP usual.ics > without.ics
cat > busy.php <<'PHP'
<?php
error_reporting(0);
require 'usr/share/php/Sabre/VObject/includes.php';
$calendar = Sabre\VObject\Reader::read(file_get_contents($argv[1]));
$busy = new Sabre\VObject\FreeBusyGenerator(new DateTime('2026-12-01'), new DateTime('2026-12-31'), $calendar);
echo $busy->getResult()->VFREEBUSY->FREEBUSY ?? 'nothing';
PHP
show() { # WHAT, FILE
  local said
  said=$(tr -d '\r' < "$2" | sed -n "/^TRANSP/p" | xargs)
  echo "$1: ${said:-none}; busy by sabre/vobject 2.1.7: $(php busy.php "$2")"
}
show 'a meeting' usual.ics | tee seen
show "with addProperty('TRANSP', 'OPAQUE')" opaque.ics | tee -a seen
show 'the same without the lines of datebook' without.ics | tee -a seen
sed -n 's/^#   //p' "$script" | cmp - seen
