#!/bin/sh
# vobject 0.9.6.1 (Debian package python3-vobject 0.9.6.1-2), which writes iCalendar, and times with zones of dateutil.
#
# Expected: a time in Shanghai and a time in Chicago are written so that a reader finds both again. RFC 5545, 3.8.3.1: the TZID
# "uniquely identifies" a time zone, and "an individual VTIMEZONE calendar component MUST be specified for each unique TZID
# parameter value"; 3.3.14: an offset has hours and minutes, `+0530`.
# Happens: the TZID is the abbreviation of the winter. Shanghai and Chicago both become `CST` with a single VTIMEZONE, that of
# whichever came first, so that the other is 14 hours off. London becomes `GMT`, New York `EST`, in summer too. Offsets lose their
# minutes (India is `+0500`), and the end of summer time comes an hour late (03:00 instead of 02:00 in London).
# Matters here: a sourcing company has meetings in China and America. In which zone `CST` is meant only the VTIMEZONE of the file says, so
# for abbreviations the receiver reads it before any list of names (`receiver/calendar/zones.ts`), where it took Chicago's.
#
# Output seen:
#   TZIDs: CST CST, VTIMEZONEs: 1
#   meant: 02:00 and 16:00 UTC, read again: 02:00 and 02:00 UTC
#   India: +0500, end of summer time in London: T030000
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 -c 'import dateutil' 2> /dev/null || apt-get install -y -q python3-dateutil > apt.log
apt-get download -qq python3-vobject=0.9.6.1-2
dpkg -x python3-vobject_*.deb .
cat > write.py << 'END'
import subprocess, sys
from datetime import datetime, timezone
import vobject
from dateutil import tz
from vobject.icalendar import TimezoneComponent

if sys.argv[1:]:  # as another program reads the file
    for event in vobject.readOne(sys.stdin.read()).vevent_list:
        print(event.dtstart.value.astimezone(timezone.utc).strftime('%H:%M'), end=' ')
    sys.exit()
calendar, meant = vobject.iCalendar(), []
for name in ('Asia/Shanghai', 'America/Chicago'):
    start = datetime(2026, 12, 1, 10, tzinfo=tz.gettz(name))
    meant.append(start.astimezone(timezone.utc).strftime('%H:%M'))
    calendar.add('vevent').add('dtstart').value = start
lines = (text := calendar.serialize()).splitlines()
names = [line.split('TZID=')[1].split(':')[0] for line in lines if 'TZID=' in line]
print(f"TZIDs: {' '.join(names)}, VTIMEZONEs: {lines.count('BEGIN:VTIMEZONE')}")
again = subprocess.run([sys.executable, __file__, 'read'], input=text, capture_output=True, text=True, check=True).stdout.split()
print(f"meant: {' and '.join(meant)} UTC, read again: {' and '.join(again)} UTC")
zone = lambda name: TimezoneComponent(tz.gettz(name)).serialize().splitlines()
india = next(line for line in zone('Asia/Kolkata') if line.startswith('TZOFFSETTO')).split(':')[1]
london = zone('Europe/London')
end = london[london.index('BEGIN:STANDARD') + 1][-7:]
print(f'India: {india}, end of summer time in London: {end}')
END
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 write.py | tee seen
printf '%s\n' 'TZIDs: CST CST, VTIMEZONEs: 1' 'meant: 02:00 and 16:00 UTC, read again: 02:00 and 02:00 UTC' \
  'India: +0500, end of summer time in London: T030000' | cmp - seen
