#!/bin/sh
# icalendar 4.0.3 for Python (Debian package python3-icalendar 4.0.3-5), with pytz: dates and periods added to a series.
#
# Expected: what is added to a series in Zurich is written with its zone and its kind: `RDATE;VALUE=PERIOD;TZID=Europe/Zurich:…` (RFC 5545,
# 3.8.5.2), `RDATE;VALUE=DATE:…` and `EXDATE;VALUE=DATE:…`, as DTSTART is.
# Happens: lists say the zone of plain times only. A period loses zone and kind: an hour from 9:00 in Zurich becomes one from 9:00 of
# whoever reads it. In FREEBUSY the same period keeps its zone, which must be UTC there (3.8.2.6). Dates lose their kind, as does the end of a series:
# `UNTIL` stays local, which must be UTC where DTSTART has a zone (3.3.10).
# Matters here: Python programs that give out an owner's bookings. The receiver reads a period without a zone in that of its series, and a date as
# a date whatever its kind, so that the added hours are busy where they were meant.
#
# Output seen:
#   DTSTART;TZID=Europe/Zurich;VALUE=DATE-TIME:20270107T090000
#   RDATE;TZID=Europe/Zurich:20270108T090000
#   RDATE:20270109T090000/20270109T100000
#   RDATE:20270110
#   EXDATE:20270111
#   FREEBUSY;TZID=Europe/Zurich:20270109T090000/20270109T100000
#   RRULE:FREQ=WEEKLY;UNTIL=20270204T090000
set -eu
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg -s python3-icalendar > dpkg.log 2>&1 || apt-get install -y -q --no-install-recommends python3-icalendar=4.0.3-5 > apt.log
cat > write.py << 'END'
from datetime import date, datetime
import pytz
from icalendar import Event
def zurich(month, day, hour):
    return pytz.timezone('Europe/Zurich').localize(datetime(2027, month, day, hour))
period = (zurich(1, 9, 9), zurich(1, 9, 10))
for name, value in [
    ('DTSTART', zurich(1, 7, 9)),
    ('RDATE', zurich(1, 8, 9)),
    ('RDATE', [period]),
    ('RDATE', date(2027, 1, 10)),
    ('EXDATE', date(2027, 1, 11)),
    ('FREEBUSY', period),
    ('RRULE', {'FREQ': 'WEEKLY', 'UNTIL': zurich(2, 4, 9)}),
]:
    event = Event()
    event.add(name, value)
    print(event.to_ical().decode().split('\r\n')[1])
END
/usr/bin/python3 write.py | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
