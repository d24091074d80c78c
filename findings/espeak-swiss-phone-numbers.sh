#!/usr/bin/env bash
# eSpeak NG 1.51 (the voice that NVDA and Orca bring), voice `de`, and phone numbers as Switzerland writes them.
#
# Expected: 044 123 45 67 is heard in the groups in which it is written. ITU-T E.123 separates groups by spaces; for Switzerland
# libphonenumber (https://github.com/google/libphonenumber, metadata of CH) forms groups of 3, 3, 2 and 2 digits.
# Seen: where a group of three follows a group of one or two, both become one number: «vierundvierzigtausendeinhundertdreiundzwanzig».
# A space stands for the sign of thousands, inside a phone number and behind the code of a country too, in German and in French.
# With a space that does not break (U+00A0) the groups stay apart.
# Matters here: every Swiss number has a group of three behind the area code. The site writes spaces that do not break into
# phone numbers (`src/typesetting/typeset.ts`), so that they also stay on one line.
#
# Output seen (phonemes, espeak-ng 1.51+dfsg-10+deb12u2):
#   de  044 123 45 67        n'Ul f'i:r _|Unt f'IrtsIC t'aUz@nt … : a thousand
#   de  +41 44 123 45 67     … t'aUz@nt … : a thousand
#   fr  +41 44 123 45 67     … m'il … : a thousand
#   with U+00A0              no thousand
set -euo pipefail
cd "$(mktemp -d)"
command -v espeak-ng > /dev/null || apt-get install -y -q espeak-ng=1.51+dfsg-10+deb12u2 > apt.log

status=0
expect() { # VOICE, word for thousand, yes or no, number
  local heard found=no
  heard=$(espeak-ng -v "$1" -x -q "$4" | tr '\n' ' ')
  if grep -qF "$2" <<< "$heard"; then found=yes; fi
  printf '%s  %-22s thousand: %-3s  %s\n' "$1" "$4" "$found" "$heard"
  [ "$found" = "$3" ] || status=1
}
for number in '044 123 45 67' '+41 44 123 45 67' '+41 71 512 37 90'; do
  expect de "t'aUz@nt" yes "$number"
  expect fr "m'il" yes "$number"
  expect de "t'aUz@nt" no "${number// /$'\u00a0'}"
  expect fr "m'il" no "${number// /$'\u00a0'}"
done
exit $status
