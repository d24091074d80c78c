#!/usr/bin/env bash
# abook 0.6.1 (Debian 0.6.1-2+b1, the address book of mutt) reads a vCard with two phone numbers of the same kind.
#
# Expected: a vCard may have any number of TEL, with equal types too (RFC 2426, 3.3.1 and its grammar; RFC 6350, 6.4.1: «*»). khard
# 0.18.0 shows both. A program with room for one keeps the first, or the one marked `pref`.
# Seen: without a word only the last is left, even where the first is `pref`; of two e-mail addresses both are kept.
# Matters here: the site offers its contact as a vCard, with the number in Switzerland before the one in China. Whoever imports it
# into abook is left with the one in China.
#
# Output seen:
#   workphone=+86 20 0000 0000
#   email=one@example.com,two@example.com
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
command -v abook > /dev/null || apt-get install -y -q --no-install-recommends abook=0.6.1-2+b1 > apt.log

printf '%s\r\n' BEGIN:VCARD VERSION:3.0 'N:;Example;;;' FN:Example 'TEL;TYPE=WORK,VOICE,PREF:+41 44 000 00 00' \
  'TEL;TYPE=WORK,VOICE:+86 20 0000 0000' 'EMAIL;TYPE=WORK:one@example.com' 'EMAIL;TYPE=WORK:two@example.com' END:VCARD > card.vcf
HOME=$PWD abook --convert --informat vcard --infile card.vcf --outformat abook --outfile - > book
grep -E 'phone|mobile|email' book | sort -r | tee seen
diff seen - << 'END'
workphone=+86 20 0000 0000
email=one@example.com,two@example.com
END
