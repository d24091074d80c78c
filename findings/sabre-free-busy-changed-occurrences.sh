#!/bin/sh
# sabre/vobject 2.1.7 for PHP (Debian package php-sabre-vobject 2.1.7-6.1), `FreeBusyGenerator`: series with changed occurrences.
#
# Expected: an occurrence that was changed (RECURRENCE-ID) is busy as it says itself: until its own end, not at all where it is
# transparent, and on a whole day where it became one (RFC 5545, 3.8.4.4). Single events are listed so.
# Happens: the changed occurrence begins where it says and takes as long as the series: of a meeting moved and lengthened from one hour to
# three, the last two are free. Whole days take an hour. One that was set to «free» stays busy. `RDATE` adds nothing.
# Matters here: free/busy addresses of servers that use it (sabre/dav of Debian 12) list too little. The receiver offers what such a list
# says is free; of the calendar itself it reads each change, so the address of the calendar is better.
#
# Output seen:
#   single, three hours      20270308T130000Z/20270308T160000Z
#   single, transparent      (free)
#   changed to three hours   20270308T130000Z/20270308T140000Z
#   changed to a whole day   20270308T000000Z/20270308T010000Z
#   changed to transparent   20270308T090000Z/20270308T100000Z
#   added by RDATE           (free)
set -eu
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg -s php-cli php-sabre-vobject > dpkg.log 2>&1 ||
  apt-get install -y -q --no-install-recommends php-cli php-mbstring php-xml php-sabre-vobject=2.1.7-6.1 > apt.log
cat > list.php << 'END'
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
require '/usr/share/php/Sabre/VObject/autoload.php';
use Sabre\VObject\{FreeBusyGenerator, Reader};
function event(string ...$lines): string
{
    return implode("\r\n", ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20270101T000000Z', ...$lines, 'END:VEVENT', '']);
}
$times = ['DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z'];
$series = event(...$times, ...['RRULE:FREQ=WEEKLY;COUNT=3']);
$long = ['DTSTART:20270308T130000Z', 'DTEND:20270308T160000Z'];
$same = ['DTSTART:20270308T090000Z', 'DTEND:20270308T100000Z', 'TRANSP:TRANSPARENT'];
$whole = ['DTSTART;VALUE=DATE:20270308', 'DTEND;VALUE=DATE:20270309'];
$id = 'RECURRENCE-ID:20270308T090000Z';
$cases = [
    'single, three hours' => event(...$long),
    'single, transparent' => event(...$same),
    'changed to three hours' => $series . event($id, ...$long),
    'changed to a whole day' => $series . event($id, ...$whole),
    'changed to transparent' => $series . event($id, ...$same),
    'added by RDATE' => event('RDATE:20270308T090000Z', ...$times),
];
foreach ($cases as $name => $events) {
    $file = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Owner//EN\r\n{$events}END:VCALENDAR\r\n";
    $list = new FreeBusyGenerator(new DateTime('2027-03-08Z'), new DateTime('2027-03-09Z'), Reader::read($file));
    preg_match_all('/^FREEBUSY.*:(\S+)/m', $list->getResult()->serialize(), $found);
    printf("%-24s %s\n", $name, implode(' ', $found[1]) ?: '(free)');
}
END
php list.php | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
