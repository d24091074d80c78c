#!/usr/bin/env bash
# Kronolith 4.2.29 (Debian package php-horde-kronolith 4.2.29-3), the calendar of Horde's webmail: series in its iCalendar feed.
#
# Expected: a meeting at 10:00 is at 10:00 in summer and in winter, as Horde's own calendar shows it. RFC 5545, 3.3.5: with local time
# and a TZID; 3.3.10: in UTC a rule repeats at the same hour of UTC. An EXDATE names one of the occurrences (3.8.5.1).
# Happens: `Kronolith_Event::toiCalendar` writes daily series, and monthly and yearly ones by date, in UTC unless a zone was chosen for the
# event, so that from the next change of the clock on they are an hour off. Weekly ones have their zone since its bug 11339. The EXDATE of
# a date that was deleted is the hour that it would have had: after the change it meets no occurrence, and the date is back.
# Matters here: a receiver that reads the feed takes 9:00 to 10:00 as busy and offers 10:00, when the owner sits in the meeting. The file
# says so, and no reader can know better. With a zone chosen for the event, or from July to July, it is right.
#
# Output seen:
#   written: DTSTART:20260713T080000Z RRULE:FREQ=DAILY;INTERVAL=1 EXDATE:20261210T090000Z
#   Horde, from 8 December: 08. 10:00, 09. 10:00, 11. 10:00
#   sabre/vobject 2.1.7, of what is written: 08. 09:00, 09. 09:00, 10. 09:00, 11. 09:00
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v php > /dev/null || apt-get install -y -q --no-install-recommends php-cli php-intl php-mbstring > apt.log
apt-get download -qq php-horde-kronolith=4.2.29-3 php-horde-icalendar=2.1.8-7 php-horde-date=2.4.1-9 php-sabre-vobject=2.1.7-6.1 \
  php-horde-core php-horde-exception php-horde-idna php-horde-mail php-horde-nls php-horde-stream-filter php-horde-stream-wrapper \
  php-horde-support php-horde-translation php-horde-util 2> /dev/null
for package in *.deb; do dpkg -x "$package" .; done
cat > feed.php <<'PHP'
<?php
error_reporting(0);
date_default_timezone_set('Europe/Zurich');
spl_autoload_register(fn($name) => @include 'usr/share/php/' . strtr($name, '_\\', '//') . '.php');
require 'usr/share/php/Sabre/VObject/includes.php';
if (!function_exists('_')) { function _($text) { return $text; } }
require 'usr/share/horde/kronolith/lib/Kronolith.php';
// What Horde has around an event: a calendar without exceptions that were moved, no history, no alarm.
class Kronolith_Driver {
    public $calendar = 'owner';
    function colors() { return ['', '']; }
    function search($query) { return []; }
    function supportsTimezones() { return true; }
}
require 'usr/share/horde/kronolith/lib/Event.php';
class Meeting extends Kronolith_Event {
    function __get($name) { return in_array($name, ['tags', 'geoLocation']) ? [] : parent::__get($name); }
    function fromDriver($event) {}
    function getDriver() { return new Kronolith_Driver(); }
    function isPrivate($user = null) { return false; }
    function getTitle($user = null) { return 'Meeting'; }
}
class Around {
    function getInstance($name) { return $name === 'Horde_Alarm' ? $this : throw new Horde_Exception($name); }
    function exists() { return false; }
    function getAuth() { return 'owner'; }
}
$injector = $registry = new Around();

$meeting = new Meeting(new Kronolith_Driver());
$meeting->uid = '1@example.com';
$meeting->status = Kronolith::STATUS_CONFIRMED;
$meeting->start = new Horde_Date('2026-07-13 10:00:00');
$meeting->end = new Horde_Date('2026-07-13 11:00:00');
$meeting->recurrence = new Horde_Date_Recurrence($meeting->start);
$meeting->recurrence->setRecurType(Horde_Date_Recurrence::RECUR_DAILY);
$meeting->recurrence->setRecurInterval(1);
$meeting->recurrence->addException(2026, 12, 10);
$calendar = new Horde_Icalendar();
foreach ($meeting->toiCalendar($calendar) as $component) $calendar->addComponent($component);
$text = $calendar->exportvCalendar();
preg_match_all('/^(DTSTART|RRULE|EXDATE).*/m', $text, $lines);
usort($lines[0], fn($one, $other) => strpos('DRE', $one[0]) - strpos('DRE', $other[0]));
echo 'written: ', implode(' ', array_map('trim', $lines[0])), "\n";

for ($day = 8; $day <= 11; $day++) {
    $next = $meeting->recurrence->nextRecurrence(new Horde_Date("2026-12-$day 00:00:00"));
    if ($next->mday == $day && !$meeting->recurrence->hasException(2026, 12, $day)) $own[] = $next->strftime('%d. %H:%M');
}
echo 'Horde, from 8 December: ', implode(', ', $own), "\n";

$read = Sabre\VObject\Reader::read($text);
$read->expand(new DateTime('2026-12-08'), new DateTime('2026-12-12'));
foreach ($read->VEVENT as $event) {
    $found[] = $event->DTSTART->getDateTime()->setTimezone(new DateTimeZone('Europe/Zurich'))->format('d. H:i');
}
echo 'sabre/vobject 2.1.7, of what is written: ', implode(', ', $found), "\n";
PHP
php feed.php | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
