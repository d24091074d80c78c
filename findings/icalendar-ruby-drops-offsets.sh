#!/bin/sh
# icalendar 2.8.0 for Ruby (Debian package ruby-icalendar 2.8.0-1), with ruby 3.1 and tzinfo: times of events, and zones.
#
# Expected: a `Time` of Ruby is an instant, and the file says the same one: 9:00 UTC as `20261217T090000Z` (RFC 5545, 3.3.5, form 2). The
# README shows local times (`DateTime.civil`) and times with a TZID, and says nothing of a time that has an offset.
# Happens: the offset is dropped. 9:00 UTC and 9:00 at +08:00 are both written as `20261217T090000`, a time without a zone, which every
# reader takes as its own: in Switzerland one and seven hours off. Z is written for `'tzid' => 'UTC'` alone.
# `ical_timezone` of the same package writes the onsets of summer and winter as clocks show them afterwards, where RFC 5545,
# 3.6.5, counts DTSTART by TZOFFSETFROM: Zurich's summer begins at 03:00 + 01:00, an hour late, winter an hour early.
# Matters here: exports of Ruby programs (tickets, bookings, time sheets) that an owner subscribes to. Their meetings block other hours than
# they take, and no reader can see it. Europe/Zurich goes by its name in the receiver, so that the wrong onsets do no harm.
#
# Output seen:
#   9:00 UTC           DTSTART:20261217T090000
#   9:00 at +08:00     DTSTART:20261217T090000
#   9:00, tzid UTC     DTSTART:20261217T090000Z
#   summer from +0100  DTSTART:20270328T030000
#   winter from +0200  DTSTART:20261025T020000
set -eu
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg -s ruby-icalendar ruby-tzinfo > dpkg.log 2>&1 ||
  apt-get install -y -q --no-install-recommends ruby ruby-icalendar=2.8.0-1 ruby-tzinfo tzdata > apt.log
cat > write.rb << 'END'
require 'icalendar'
require 'icalendar/tzinfo'
def written(name, start)
  calendar = Icalendar::Calendar.new
  calendar.event { |event| event.dtstart = start }
  puts name.ljust(19) + calendar.to_ical[/^DTSTART.*?(?=\r)/]
end
written '9:00 UTC', Time.utc(2026, 12, 17, 9)
written '9:00 at +08:00', Time.new(2026, 12, 17, 9, 0, 0, '+08:00')
written '9:00, tzid UTC', Icalendar::Values::DateTime.new(Time.utc(2026, 12, 17, 9), 'tzid' => 'UTC')
zone = TZInfo::Timezone.get('Europe/Zurich').ical_timezone(DateTime.new(2026, 12, 1)).to_ical
{ 'summer' => 'DAYLIGHT', 'winter' => 'STANDARD' }.each do |season, name|
  block = zone[/BEGIN:#{name}.*END:#{name}/m]
  puts "#{season} from #{block[/OFFSETFROM:(.....)/, 1]}  #{block[/^DTSTART.*?(?=\r)/]}"
end
END
ruby write.rb | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
