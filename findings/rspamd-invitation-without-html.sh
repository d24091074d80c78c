#!/usr/bin/env bash
# rspamd 3.4 (Debian package rspamd 3.4-1), the spam filter of many mail servers, and invitations by mail.
#
# Expected: an invitation as RFC 6047, 4.2 has it for programs that know no calendars (`multipart/alternative` of `text/plain` and
# `text/calendar`) is a whole mail: the parts are two forms of the same, and no standard asks for HTML among them (RFC 2046, 5.1.4).
# Happens: one point for MIME_MA_MISSING_HTML, of the four at which its default puts a mail off (greylisting); the same text with the
# entry as a file beside it (`multipart/mixed`) has none. The rule (rules/headers_checks.lua) asks whether a mail with alternatives has a
# `text/html`, whatever the others are, so that an empty `<p>` is worth a point. SpamAssassin 4.0.1 has nothing against the same mail.
# Matters here: every invitation and cancellation of the receiver has this form, without HTML, and arrives with that point.
#
# Output seen:
#   text/plain and text/calendar as alternatives: MIME_MA_MISSING_HTML 1
#   the same with <p></p> as a third: 0
#   text/plain with text/calendar beside it: 0
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
server=
trap 'kill $server 2> /dev/null || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
command -v rspamd > /dev/null || apt-get install -y -q --no-install-recommends rspamd=3.4-1 > apt.log
cat > rspamd.conf <<CONFIGURATION
options { pidfile = "$folder/pid"; filters = ""; dns { nameserver = ["127.0.0.1:1"]; timeout = 0.1s; retransmits = 1; } }
logging { type = "file"; filename = "$folder/log"; level = "error"; }
lua = "/usr/share/rspamd/rules/rspamd.lua";
worker "normal" { bind_socket = "127.0.0.1:48142"; count = 1; }
CONFIGURATION
chmod 755 "$folder"
rspamd -f -i -c "$folder/rspamd.conf" 2> /dev/null &
server=$!
for _ in $(seq 100); do curl -so /dev/null http://127.0.0.1:48142/ping && break; sleep 0.2; done

part() { printf -- '--part\r\nContent-Type: %s; charset=utf-8%s\r\n\r\n%s\r\n' "$@"; }
text=$(part text/plain '' 'Your appointment: 1 December 2026, 10:00. The entry for your calendar is enclosed.')
html=$(part text/html '' '<p></p>')
entry=$(part text/calendar '; method=REQUEST' "$(printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//Example//EN METHOD:REQUEST \
  BEGIN:VEVENT UID:1@example.com DTSTAMP:20261101T000000Z DTSTART:20261201T090000Z DTEND:20261201T100000Z SUMMARY:Call \
  ORGANIZER:mailto:info@example.com ATTENDEE:mailto:visitor@example.net END:VEVENT END:VCALENDAR)")
show() { # WHAT, TYPE, parts
  printf '%s: ' "$1"
  {
    printf '%s\r\n' 'From: Example <info@example.com>' 'To: visitor@example.net' 'Subject: Your appointment' 'Message-ID: <1@example.com>' \
      "Date: $(date -R)" 'MIME-Version: 1.0' "Content-Type: multipart/$2; boundary=part" '' "${@:3}" --part--
  } | curl -sf -H 'Settings: {"symbols_enabled": ["CHECK_MIME"]}' --data-binary @- http://127.0.0.1:48142/checkv2 |
    python3 -c 'import json, sys; print(*["%s %g" % (s["name"], s["score"]) for s in json.load(sys.stdin)["symbols"].values() if s["score"]] or [0])'
}
show 'text/plain and text/calendar as alternatives' alternative "$text" "$entry" | tee seen
show 'the same with <p></p> as a third' alternative "$text" "$html" "$entry" | tee -a seen
show 'text/plain with text/calendar beside it' mixed "$text" "${entry/REQUEST/REQUEST; name=call.ics}" | tee -a seen
sed -n 's/^#   //p' "$script" | cmp - seen
