#!/usr/bin/env bash
# Debian's hunspell-de-ch 20161207-11 (igerman98) in hunspell 1.7.1.
#
# Expected: a dictionary of Swiss German knows the names of the 26 cantons, and words that offices and shops of the country
# write every day and the Duden marks as Swiss.
# Seen: it is the German dictionary with ss for ß. Twelve words of the cantons' names are mistakes, and so are parkieren, Traktandum,
# Tram, Lavabo, grillieren and pendent. Offerte, Velo, Spital and innert are known.
# Matters here: addresses, cantons and the words of the trade would come out as mistakes, so `npm run check` looks for what is not
# Swiss (ß, words of German offices) and no dictionary says what is right.
#
# Output seen:
#   cantons unknown: Uri Schwyz Obwalden Nidwalden Glarus Solothurn Appenzell Ausserrhoden Innerrhoden Graubünden Waadt Wallis
#   words unknown: parkieren Traktandum Tram Lavabo grillieren pendent
set -euo pipefail
cd "$(mktemp -d)"
apt-get download -qq hunspell-de-ch=20161207-11
dpkg -x hunspell-de-ch_*.deb .
command -v hunspell > /dev/null || apt-get install -y -q hunspell=1.7.1-1 > apt.log
unknown() { printf '%s\n' "$@" | hunspell -d "$PWD/usr/share/hunspell/de_CH" -i utf-8 -l | tr '\n' ' '; }

cantons=(Zürich Bern Luzern Uri Schwyz Obwalden Nidwalden Glarus Zug Freiburg Solothurn Basel Schaffhausen Appenzell
  Ausserrhoden Innerrhoden Graubünden Aargau Thurgau Tessin Waadt Wallis Neuenburg Genf Jura)
words=(parkieren Traktandum Tram Lavabo grillieren pendent Offerte Velo Spital innert)
missing=$(unknown "${cantons[@]}")
helvetisms=$(unknown "${words[@]}")
echo "cantons unknown: $missing"
echo "words unknown: $helvetisms"
[ "$missing" = 'Uri Schwyz Obwalden Nidwalden Glarus Solothurn Appenzell Ausserrhoden Innerrhoden Graubünden Waadt Wallis ' ]
[ "$helvetisms" = 'parkieren Traktandum Tram Lavabo grillieren pendent ' ]
