#!/usr/bin/env bash
# liblouis 3.24.0 (the Braille of Orca and NVDA), German tables, and thousands as Switzerland writes them.
#
# Expected: CLDR gives de-CH the apostrophe U+2019 as sign of thousands
# (https://github.com/unicode-org/cldr/blob/main/common/main/de_CH.xml: <group>’</group>). In Braille such a number stays one number: one
# number sign, and dot 3 between its groups, as the tables write 1.200 (and 1'200 with the ASCII apostrophe).
# Seen: 1’200 falls apart: «1», a single closing quotation mark (⠠⠴), and a second number of its own, «200». Both de-g0.utb (full
# spelling) and de-g1.ctb do so; their head names no region (`#+language:de`), and no table names de-CH.
# Matters here: totals and lot sizes of the tools are written with U+2019, as `Intl.NumberFormat('de-CH')` does; a Braille display
# shows a quotation mark inside of them.
#
# Output seen (the same with both tables):
#   1.200      ⠼⠁⠄⠃⠚⠚
#   1'200      ⠼⠁⠄⠃⠚⠚
#   1’200      ⠼⠁⠠⠴⠼⠃⠚⠚
#   24’819.76  ⠼⠃⠙⠠⠴⠼⠓⠁⠊⠄⠛⠋
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
command -v lou_translate > /dev/null ||
  apt-get install -y -q --no-install-recommends liblouis-bin=3.24.0-1 liblouis-data=3.24.0-1 > apt.log

for table in de-g0.utb de-g1.ctb; do
  for text in 1.200 "1'200" 1’200 24’819.76; do
    printf '%s\t%s\n' "$text" "$(lou_translate -f "unicode.dis,$table" <<< "$text")"
  done > seen
  cat seen
  diff seen - << 'END'
1.200	⠼⠁⠄⠃⠚⠚
1'200	⠼⠁⠄⠃⠚⠚
1’200	⠼⠁⠠⠴⠼⠃⠚⠚
24’819.76	⠼⠃⠙⠠⠴⠼⠓⠁⠊⠄⠛⠋
END
done
