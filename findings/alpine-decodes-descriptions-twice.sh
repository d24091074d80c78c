#!/usr/bin/env bash
# Alpine 2.26 (Debian package alpine 2.26+dfsg-1), a mail program, and the description of an invitation whose part is quoted-printable.
#
# Expected: the transfer encoding is taken off once (RFC 2045, 6.7), and what it leaves is the text: an equals sign in an iCalendar text
# is an equals sign (RFC 5545, 3.3.11; the ENCODING=QUOTED-PRINTABLE of vCalendar 1.0 is gone). Python's email and icalendar 4.0.3 show so.
# Happens: in the view of the event («More Details») the description is decoded a second time. Two digits behind an equals sign become a
# character: `token=20261201` is «token 261201», a space in the middle of the link. Summary and location of the same event stay as they
# are, and so does the description where the part is base64 or not encoded.
# Matters here: programs choose quoted-printable for a text of few umlauts, and links with `=20…`, the year, are common. The link that
# cancels an appointment was one: opened from there it was no link of the receiver any more. Its token begins with a letter now.
#
# Output seen:
#   quoted-printable:
#   Location: https://meet.example.com/?room=20261201
#   Description: Cancel: https://example.com/cancel?token 261201
#   base64:
#   Location: https://meet.example.com/?room=20261201
#   Description: Cancel: https://example.com/cancel?token=20261201
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'tmux -L finding kill-server 2> /dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
{ command -v alpine && command -v tmux; } > /dev/null || apt-get install -y -q --no-install-recommends alpine=2.26+dfsg-1 tmux > apt.log
mkdir mail
echo 'last-version-used=6.26' > .pinerc
cat > event.ics <<'EVENT'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20261101T000000Z
DTSTART:20261201T090000Z
DTEND:20261201T100000Z
SUMMARY:Call
LOCATION:https://meet.example.com/?room=20261201
DESCRIPTION:Cancel: https://example.com/cancel?token=20261201
ORGANIZER:mailto:info@example.com
ATTENDEE:mailto:visitor@example.net
END:VEVENT
END:VCALENDAR
EVENT
show() { # ENCODING, the encoded event
  cat > mbox <<MAIL
From info@example.com Mon Nov 30 10:00:00 2026
From: Example <info@example.com>
To: visitor@example.net
Subject: Your appointment
Message-ID: <1@example.com>
Date: Mon, 30 Nov 2026 10:00:00 +0100
MIME-Version: 1.0
Content-Type: text/calendar; charset=us-ascii; method=REQUEST
Content-Transfer-Encoding: $1

$2

MAIL
  # From the list to the mail, from there to «More Details».
  tmux -L finding new-session -d -x 100 -y 40 "HOME=$folder TERM=xterm LC_ALL=C.UTF-8 alpine -f $folder/mbox -i"
  for _ in 1 2 3; do sleep 2; tmux -L finding capture-pane -p > screen; tmux -L finding send-keys Enter; done
  tmux -L finding kill-server
  echo "$1:"
  grep -E '^(Location|Description):' screen | sed 's/ *$//'
}
show quoted-printable "$(sed 's/=/=3D/g' event.ics)" | tee seen
show base64 "$(sed 's/$/\r/' event.ics | base64)" | tee -a seen
sed -n 's/^#   //p' "$script" | cmp - seen
