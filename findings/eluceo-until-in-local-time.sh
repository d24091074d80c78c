#!/bin/sh
# eluceo/ical 0.16.1 for PHP (Debian package php-eluceo-ical 0.16.1-2): series with a last date.
#
# Expected: `setUntil` takes a `DateTime`, which is an instant, and the file says the same one in UTC: 9:00 in Zurich in January as
# `UNTIL=20270128T080000Z` (RFC 5545, 3.3.10). `setDtStart` does so by default.
# Happens: the clock's time is written and a Z behind it (`RecurrenceRule.php`: `format('Ymd\THis\Z')`), while DTSTART of the same file is right.
# East of Greenwich the series ends an hour or more too late, in Shanghai eight, and a series of every hour goes on as long; west of
# it the last date is lost: in New York the series of 9:00 ends at 4:00.
# Matters here: PHP programs that give out bookings or courses as iCalendar. The receiver reads what the file says: with a calendar from New
# York the last date of each series would be offered, and no reader can see it.
#
# Output seen:
#   Europe/Zurich     DTSTART:20270114T080000Z last 20270128T080000Z UNTIL=20270128T090000Z
#   Asia/Shanghai     DTSTART:20270114T010000Z last 20270128T010000Z UNTIL=20270128T090000Z
#   America/New_York  DTSTART:20270114T140000Z last 20270128T140000Z UNTIL=20270128T090000Z
set -eu
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg -s php-cli php-eluceo-ical > dpkg.log 2>&1 ||
  apt-get install -y -q --no-install-recommends php-cli php-mbstring php-eluceo-ical=0.16.1-2 > apt.log
cat > write.php << 'END'
<?php
require '/usr/share/php/Eluceo/iCal/autoload.php';
use Eluceo\iCal\Component\{Calendar, Event};
use Eluceo\iCal\Property\Event\RecurrenceRule;
foreach (['Europe/Zurich', 'Asia/Shanghai', 'America/New_York'] as $name) {
    $zone = new DateTimeZone($name);
    $last = new DateTime('2027-01-28 09:00', $zone);
    $event = new Event('course');
    $event->setDtStart(new DateTime('2027-01-14 09:00', $zone));
    $event->setDtEnd(new DateTime('2027-01-14 10:00', $zone));
    $rule = new RecurrenceRule();
    $rule->setFreq(RecurrenceRule::FREQ_WEEKLY)->setUntil($last);
    $event->addRecurrenceRule($rule);
    $calendar = new Calendar('courses');
    $calendar->addComponent($event);
    preg_match('/^DTSTART:\w+/m', $calendar->render(), $start);
    preg_match('/UNTIL=\w+/', $calendar->render(), $until);
    printf("%-17s %s last %s %s\n", $name, $start[0], gmdate('Ymd\THis\Z', $last->getTimestamp()), $until[0]);
}
END
php write.php | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
