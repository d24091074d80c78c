#!/bin/sh
# calcurse 4.7.1 (Debian package 4.7.1-1), which reads iCalendar files: `calcurse -i FILE`.
#
# What one expects: a file with METHOD:CANCEL takes an event out of the calendar, or marks it as cancelled. RFC 5546
# (iTIP), 3.2.5: "The CANCEL method in a VEVENT calendar component is used to send a cancellation notice of an existing
# event request"; the UID names the event, the higher SEQUENCE says that the file is the later one. A program that does
# not understand a method may skip the file and say so. RFC 5545, 3.8.4.7: a UID is "globally unique", so the same
# event is not there twice.
#
# What happens: without a word the calendar then has the event twice: the cancellation has become a further appointment at the same time. UID, SEQUENCE, METHOD and STATUS are passed over.
#
# Why it matters here: the receiver mails the cancellation of an appointment with such a file. Whoever imports it into
# such a program would find the appointment doubled rather than gone. So the mail says in its subject and first sentence that
# the appointment is cancelled, and the file is never the only word. khal 0.10.5 heeds the same files: it shows the event once, CANCELLED.
#
# Output seen:
#   entries after the invitation: 1, after the cancellation: 2
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq calcurse=4.7.1-1
dpkg -x calcurse_*.deb .

event() { # METHOD STATUS SEQUENCE
  printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Finding//EN\r\nMETHOD:%s\r\nBEGIN:VEVENT\r\n' "$1"
  printf 'UID:one@example.com\r\nDTSTAMP:20261121T000000Z\r\nSEQUENCE:%s\r\nSTATUS:%s\r\n' "$3" "$2"
  printf 'DTSTART:20261123T070000Z\r\nDTEND:20261123T074500Z\r\nSUMMARY:Call\r\n'
  printf 'ORGANIZER:mailto:a@example.com\r\nATTENDEE:mailto:b@example.com\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
}
event REQUEST CONFIRMED 0 > invitation.ics
event CANCEL CANCELLED 1 > cancellation.ics

mkdir calendar
import() { ./usr/bin/calcurse -q -D calendar -i "$1"; }
import invitation.ics
first=$(grep -c Call calendar/apts)
import cancellation.ics
second=$(grep -c Call calendar/apts)
echo "entries after the invitation: $first, after the cancellation: $second"
[ "$first" = 1 ] && [ "$second" = 2 ]
