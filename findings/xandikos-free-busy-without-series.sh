#!/usr/bin/env bash
# Xandikos 0.2.8 (Debian package 0.2.8-1), a CalDAV server, asked when somebody is busy: the report `free-busy-query`.
#
# Expected: a weekly meeting makes its hour busy every week. RFC 4791, 7.10: the server reports the periods of "all calendar object
# resources"; 9.9 says with each component how its recurrences overlap the time range, and the README lists RFC 4791 as "fully
# implemented" and no such limitation. DAViCal 1.1.12 and SOGo 5.8.0 list every week of the same file.
# Happens: a series counts on the day of its beginning alone. Of a weekly meeting since last year nothing is busy, of one that begins
# in the range the first date only. Single meetings are busy.
# Matters here: whoever lets a server say when the owner is busy, instead of reading the calendar, offers the hour of every standing
# meeting. The receiver reads the calendar's own file, in which the rule stands.
#
# Output seen, from 30 November to 20 December 2026:
#   weekly since 2025: nothing
#   and weekly from 1 December 2026 on: 20261201T140000Z/20261201T150000Z
#   and a single meeting: 20261201T140000Z/20261201T150000Z 20261203T080000Z/20261203T090000Z
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
server=
trap 'kill $server 2> /dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
command -v xandikos > /dev/null || apt-get install -y -q --no-install-recommends xandikos=0.2.8-1 > apt.log
calendar=http://127.0.0.1:48137/user/calendars/calendar
xandikos --defaults --current-user-principal /user/ -d "$folder/data" -l 127.0.0.1 -p 48137 > server.log 2>&1 &
server=$!
for _ in $(seq 50); do curl -so /dev/null "$calendar/" && break; sleep 0.2; done

event() { printf '%s\r\n' BEGIN:VEVENT "UID:$1@example.com" DTSTAMP:20261101T000000Z SUMMARY:Sitzung "${@:2}" END:VEVENT; }
put() { # NAME, events
  printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Finding//EN\r\n%s\r\nEND:VCALENDAR\r\n' "$2" |
    curl -sf -o /dev/null -T - -H 'Content-Type: text/calendar' "$calendar/$1.ics"
}
busy() {
  curl -sf -X REPORT -H 'Depth: 1' -H 'Content-Type: application/xml' --data "<?xml version='1.0'?>
    <C:free-busy-query xmlns:C='urn:ietf:params:xml:ns:caldav'>
      <C:time-range start='20261130T000000Z' end='20261221T000000Z'/>
    </C:free-busy-query>" "$calendar/" | tr -d '\r' | sed -n 's/^FREEBUSY[^:]*://p' | sort | xargs
}
show() {
  local found
  found=$(busy)
  echo "$1: ${found:-nothing}"
}
put old "$(event old DTSTART:20251202T100000Z DTEND:20251202T110000Z 'RRULE:FREQ=WEEKLY')"
show 'weekly since 2025' | tee seen
put new "$(event new DTSTART:20261201T140000Z DTEND:20261201T150000Z 'RRULE:FREQ=WEEKLY')"
show 'and weekly from 1 December 2026 on' | tee -a seen
put single "$(event single DTSTART:20261203T080000Z DTEND:20261203T090000Z)"
show 'and a single meeting' | tee -a seen
sed -n 's/^#   //p' "$script" | cmp - seen
