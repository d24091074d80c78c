#!/bin/sh
# Emacs 28.2 (Debian package emacs-nox 1:28.2+1-15+deb12u4), `icalendar-export-file`: entries of the diary as iCalendar.
#
# Expected: an entry from 13:00 to 13:30 is exported from 13:00 to 13:30, as an entry of one day, of a weekday
# (`Wednesday 09:00-10:00`) and `diary-cyclic` are. The time before the text is the way of the diary in all of them (Emacs manual, "Date
# Formats" and "Special Diary Entries"), and icalendar.el reads it in all of them.
# Happens: a yearly entry (`diary-anniversary`) ends at that time of the next day, 24.5 hours later, as its end is counted as that of
# an entry of a whole day. One of the last Thursday of a month (`diary-float`) becomes a whole day, and the time stands in its title.
# An entry over midnight ends before it begins (RFC 5545, 3.8.2.2: the end "MUST be later"); Org mode's export does the same.
# Matters here: an owner whose calendar is a diary publishes it for the receiver, which then offers nothing for two days a year and one a
# month. That is what the file says, and the receiver follows it; over midnight it reads the end as one of the next day.
#
# Output seen:
#   Wednesday         DTSTART;VALUE=DATE-TIME:20050105T090000 DTEND;VALUE=DATE-TIME:20050105T100000
#   diary-cyclic      DTSTART;VALUE=DATE-TIME:20261201T130000 DTEND;VALUE=DATE-TIME:20261201T133000
#   diary-anniversary DTSTART;VALUE=DATE-TIME:19811203T130000 DTEND;VALUE=DATE-TIME:19811204T133000
#   diary-float       DTSTART;VALUE=DATE SUMMARY:16:00-17:00 Beirat
#   over midnight     DTSTART;VALUE=DATE-TIME:20261215T230000 DTEND;VALUE=DATE-TIME:20261215T010000
set -eu
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v emacs > /dev/null || apt-get install -y -q emacs-nox=1:28.2+1-15+deb12u4 > apt.log
cat > diary << 'END'
Wednesday 09:00-10:00 Sitzung
%%(diary-cyclic 7 1 12 2026) 13:00-13:30 Sitzung
%%(diary-anniversary 3 12 1980) 13:00-13:30 Jahrestag
%%(diary-float t 4 -1) 16:00-17:00 Beirat
15 December 2026 23:00-01:00 Rückflug
END
cat > export.el << 'END'
(setq calendar-date-style 'european)
(icalendar-export-file "diary" "diary.ics")
END
emacs --batch --quick -l icalendar -l export.el > emacs.log 2>&1
# The beginning of a monthly entry is today.
tr -d '\r' < diary.ics | sed 's/^\(DTSTART;VALUE=DATE\):.*/\1/' > lines
awk '
  BEGIN { split("Wednesday,diary-cyclic,diary-anniversary,diary-float,over midnight", names, ",") }
  /^BEGIN:VEVENT/ { start = end = "" }
  /^DTSTART/ { start = $0 }
  /^DTEND/ { end = $0 }
  /^SUMMARY/ { title = $0 }
  /^END:VEVENT/ { printf "%-17s %s %s\n", names[++entry], start, end == "" ? title : end }
' lines | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
