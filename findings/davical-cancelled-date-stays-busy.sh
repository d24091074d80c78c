#!/usr/bin/env bash
# DAViCal 1.1.12 (Debian package 1.1.12-2), a CalDAV server, and its address for busy times: `freebusy.php/USER/CALENDAR`.
#
# Expected: of a weekly meeting with one cancelled date (RECURRENCE-ID with STATUS:CANCELLED, as an organizer's cancellation leaves it)
# that week is free. RFC 4791, 7.10: a VEVENT with the STATUS "CANCELLED" becomes FREE. A time whose TZID the same file defines
# in a VTIMEZONE is in that zone (RFC 5545, 3.2.19), whatever it is called.
# Happens: the cancelled date is busy like the others; the status counts for whole series only. SOGo 5.8.0 says the same of the same
# file. And a zone of one's own name is passed over: 16:00 in «Werk Shenzhen» (+08:00) is busy at 16:00 UTC, eight hours late.
# Matters here: both addresses look like what a receiver needs. The calendar itself (`caldav.php/USER/CALENDAR/`) says it right in
# both cases, so that is the address to give.
#
# Output seen:
#   weekly, 8 December cancelled: 20261201T090000Z/20261201T100000Z 20261208T090000Z/20261208T100000Z 20261215T090000Z/20261215T100000Z
#   16:00 in Shenzhen (08:00 UTC): 20261203T160000Z/20261203T170000Z
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
server=
bin=/usr/lib/postgresql/15/bin
as_postgres() { (cd / && runuser -u postgres -- "$@"); }
stop() {
  kill $server 2> /dev/null || true
  as_postgres $bin/pg_ctl -D "$folder/data" -m fast stop > /dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT
cd "$folder"
chmod 755 .
needed=(postgresql-15 php-cli php-pgsql php-xml libdbd-pg-perl libyaml-perl)
dpkg -s "${needed[@]}" > dpkg.log 2>&1 || apt-get install -y -q --no-install-recommends "${needed[@]}" > apt.log
apt-get download -qq davical=1.1.12-2 libawl-php=0.64-1
for package in *.deb; do dpkg -x "$package" .; done
# Its settings lie in this folder, not in /etc.
sed -i "s#'/etc/davical/#'$folder/settings/#g" usr/share/davical/htdocs/always.php
mkdir settings
echo '<?php $c->domain_name = "localhost"; $c->pg_connect[] = "host=localhost port=48138 dbname=davical user=davical_app";' \
  > settings/config.php
install -d -o postgres data
as_postgres $bin/initdb -D "$folder/data" -A trust > initdb.log
as_postgres $bin/pg_ctl -D "$folder/data" -o '-p 48138 -k /tmp' -l "$folder/data/log" -w start > start.log
export PGHOST=localhost PGPORT=48138 PGUSER=postgres
(cd usr/share/davical/dba && sh create-database.sh davical secret) > create.log 2>&1
php -d include_path=".:$folder/usr/share/awl/inc:$folder/usr/share/davical/inc" -d display_errors=0 \
  -S localhost:48139 -t usr/share/davical/htdocs > php.log 2>&1 &
server=$!
ask() { curl -sf -u admin:secret "$@"; }
url=http://localhost:48139
for _ in $(seq 50); do curl -so /dev/null $url/ && break; sleep 0.2; done

event() { printf '%s\r\n' BEGIN:VEVENT UID:one@example.com DTSTAMP:20261101T000000Z SUMMARY:Sitzung "$@" END:VEVENT; }
busy() { # NAME, components
  ask -o /dev/null -X MKCALENDAR "$url/caldav.php/admin/$1/"
  printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Finding//EN\r\n%s\r\nEND:VCALENDAR\r\n' "$2" |
    ask -o /dev/null -T - -H 'Content-Type: text/calendar' "$url/caldav.php/admin/$1/one.ics"
  ask "$url/freebusy.php/admin/$1?start=20261130T000000Z&end=20261220T000000Z" |
    tr -d '\r' | sed -n 's/^FREEBUSY[^:]*://p' | sort | xargs
}
weekly="$(event DTSTART:20261201T090000Z DTEND:20261201T100000Z 'RRULE:FREQ=WEEKLY')
$(event RECURRENCE-ID:20261208T090000Z DTSTART:20261208T090000Z DTEND:20261208T100000Z STATUS:CANCELLED)"
shenzhen="$(printf '%s\r\n' BEGIN:VTIMEZONE 'TZID:Werk Shenzhen' BEGIN:STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0800 \
  TZOFFSETTO:+0800 END:STANDARD END:VTIMEZONE)
$(event 'DTSTART;TZID=Werk Shenzhen:20261203T160000' 'DTEND;TZID=Werk Shenzhen:20261203T170000')"
{
  echo "weekly, 8 December cancelled: $(busy weekly "$weekly")"
  echo "16:00 in Shenzhen (08:00 UTC): $(busy shenzhen "$shenzhen")"
} | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
