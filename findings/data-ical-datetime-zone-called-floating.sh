#!/bin/sh
# Data::ICal::DateTime 0.82 for Perl (Debian package libdata-ical-datetime-perl 0.82-3, with Data::ICal 0.24): times and whole days.
#
# Expected: a DateTime without a zone («floating», which is what DateTime makes unless it is told otherwise) is written as
# `DTSTART:20261203T100000`, and a whole day as `DTSTART;VALUE=DATE:20261207`. RFC 5545, 3.3.5 and 3.2.19: a floating time has no
# TZID, and each TZID needs its VTIMEZONE; 3.3.4: a DATE is eight digits.
# Happens: the TZID is `floating`, or `+0800` for an offset, without a VTIMEZONE. `all_day(1)` changes DTEND alone, to a DATE with a
# time behind it, and leaves DTSTART a time. Of these lines only UTC and IANA zones mean anything to other readers.
# Matters here: a reader that refuses what the standard forbids loses the days off of such a calendar, and offers them.
# The receiver takes a zone that nobody knows for Swiss time, `+0800` for an offset, and the days of such a DATE.
#
# Output seen:
#   without zone: DTSTART;TZID=floating:20261203T100000
#   at +08:00:    DTSTART;TZID=+0800:20261204T100000
#   whole day:    DTSTART;TZID=floating:20261207T000000 DTEND;TZID=floating;VALUE=DATE:20261208T000000
#   VTIMEZONEs:   0
set -eu
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg -s libdata-ical-datetime-perl > dpkg.log 2>&1 ||
  apt-get install -y -q --no-install-recommends libdata-ical-datetime-perl=0.82-3 > apt.log
cat > write.pl << 'END'
use strict;
use warnings;
use DateTime;
use Data::ICal;
use Data::ICal::DateTime;
use Data::ICal::Entry::Event;

my $zones = 0;
sub written {
    my ($name, $start, $is_all_day) = @_;
    my ($calendar, $event) = (Data::ICal->new, Data::ICal::Entry::Event->new);
    $event->start($start);
    $is_all_day ? $event->all_day(1) : $event->end($start->clone->add(hours => 1));
    $calendar->add_entry($event);
    my $text = $calendar->as_string =~ s/\r//gr;
    $zones += () = $text =~ /BEGIN:VTIMEZONE/g;
    my ($from) = $text =~ /^(DTSTART.*)$/m;
    my ($to) = $text =~ /^(DTEND.*)$/m;
    print "$name$from", ($is_all_day ? " $to" : ''), "\n";
}
written('without zone: ', DateTime->new(year => 2026, month => 12, day => 3, hour => 10));
written('at +08:00:    ', DateTime->new(year => 2026, month => 12, day => 4, hour => 10, time_zone => '+0800'));
written('whole day:    ', DateTime->new(year => 2026, month => 12, day => 7), 1);
print "VTIMEZONEs:   $zones\n";
END
perl write.pl | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
