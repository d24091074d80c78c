#!/usr/bin/env bash
# dictionary-de-ch 3.0.0 (npm, «German (Switzerland) spelling dictionary») in hunspell 1.7.1: it refuses Swiss spelling.
#
# Expected: Switzerland writes ss for ß (Federal Chancellery, «Schreibweisungen»; the dictionary's own first line says «de_CH»).
# So Strasse, Grösse and gemäss are right and Straße, Größe and gemäß mistakes. Debian's hunspell-de-ch of the same upstream version
# (igerman98, 20161207) says just that.
# Seen: the other way round. The package has more than a thousand words with ß, and not one of those with ss in their place.
# Matters here: an owner or a tool that checks a Swiss site with it is told to write ß in every second paragraph. `npm run check`
# refuses ß itself instead of asking a dictionary.
#
# Output seen:
#   npm's dictionary-de-ch refuses: Strasse Grösse gemäss aussen Fussgänger
#   Debian's hunspell-de-ch refuses: Straße Größe gemäß außen Fußgänger
#   words with ß: 1131 (npm)
set -euo pipefail
cd "$(mktemp -d)"
apt-get download -qq hunspell-de-ch=20161207-11
dpkg -x hunspell-de-ch_*.deb .
command -v hunspell > /dev/null || apt-get install -y -q hunspell=1.7.1-1 > apt.log
npm init -y > /dev/null
npm install --silent --no-audit --no-fund dictionary-de-ch@3.0.0
npms=node_modules/dictionary-de-ch/index
refused() { # DICTIONARY
  printf '%s\n' Strasse Straße Grösse Größe gemäss gemäß aussen außen Fussgänger Fußgänger |
    hunspell -d "$1" -i utf-8 -l | tr '\n' ' '
}
of_npm=$(refused "$npms")
of_debian=$(refused "$PWD/usr/share/hunspell/de_CH")
sharp=$(grep -c ß "$npms.dic")
echo "npm's dictionary-de-ch refuses: $of_npm"
echo "Debian's hunspell-de-ch refuses: $of_debian"
echo "words with ß: $sharp (npm)"
[ "$of_npm" = 'Strasse Grösse gemäss aussen Fussgänger ' ]
[ "$of_debian" = 'Straße Größe gemäß außen Fußgänger ' ]
[ "$sharp" -gt 1000 ]
