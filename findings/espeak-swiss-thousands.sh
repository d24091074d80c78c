#!/usr/bin/env bash
# eSpeak NG 1.51 (the voice that NVDA and Orca bring), voice `de`, and numbers as Switzerland writes them.
#
# Expected: CLDR gives de-CH the apostrophe U+2019 as sign of thousands and the point for decimals
# (https://github.com/unicode-org/cldr/blob/main/common/main/de_CH.xml: <group>’</group>, <decimal>.</decimal>), so
# `Intl.NumberFormat('de-CH')` writes 1’000 and 24’819.76. A German voice reads them as it reads 1000 and 24819,76.
# Seen: 1’000 is «eins, null null null»: not a syllable of «tausend». 24’819.76 falls into «vierundzwanzig» and
# «achthundertneunzehn Punkt sechsundsiebzig». The ASCII apostrophe is no better; the German point (1.000) is understood.
# Matters here: totals and lot sizes of the tools are written the Swiss way (`src/components/figures/Spoken.tsx` gives voices
# a text of their own; its test has these figures).
#
# Output seen (phonemes, espeak-ng 1.51+dfsg-10+deb12u2):
#   1000       _'aIn t'aUz@nt
#   1.000      _'aIn t'aUz@nt
#   1’000      _'aIns_:_: n'Uln'Ul n'Ul
#   24819,76   f'i:r _|Unttsv'antsIC t'aUz@nt_! …
#   24’819.76  f'i:r _|Unttsv'antsIC_:_: _'axth'Und3t n'OYntse:n p,UNkt …
set -euo pipefail
cd "$(mktemp -d)"
command -v espeak-ng > /dev/null || apt-get install -y -q espeak-ng=1.51+dfsg-10+deb12u2 > apt.log

heard() { espeak-ng -v de -x -q "$1"; }
thousand="t'aUz@nt"

for text in 1000 1.000 24819,76 1’000 24’819.76 "1'000"; do
  printf '%-10s %s\n' "$text" "$(heard "$text" | tr '\n' ' ')"
done
for whole in 1000 1.000 24819,76; do heard "$whole" | grep -qF "$thousand"; done
for swiss in 1’000 24’819.76 "1'000"; do
  if heard "$swiss" | grep -qF "$thousand"; then
    echo "«$swiss» is understood now"
    exit 1
  fi
done
