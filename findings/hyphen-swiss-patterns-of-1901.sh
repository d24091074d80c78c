#!/bin/sh
# hyphen 1.14.1 (npm; patterns of TeX's hyph-utf8): the only patterns for Swiss German divide by the rules of 1901.
#
# Expected: whoever writes de-CH takes what is named «de-ch» and gets words divided as schools and the Federal Chancellery do
# since the reform of 1996: Mus-ter, Kos-ten, Fens-ter, In-dus-trie (official rules, § 107 ff.: s and t are parted;
# https://www.rechtschreibrat.com).
# Seen: the package has `de-1996`, `de-1901`, `de` and, for Switzerland, `de-ch-1901` alone. That one knows no ß, yet keeps
# s and t together as before the reform: Mu-ster, Ko-sten. `de-1996` divides the Swiss spelling with ss without a mistake.
# Matters here: a Swiss site that lets a program set soft hyphens and asks for its own language puts an old mistake on every page,
# and «Muster» and «Kosten» stand on all of ours. The README of the package lists the names without a word on the difference.
#
# Output seen:
#   Muster      de-ch-1901 Mu-ster       de-1996 Mus-ter
#   Frachtkosten de-ch-1901 Fracht-ko-sten de-1996 Fracht-kos-ten
#   …
#   patterns for Switzerland: de-ch-1901
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund hyphen@1.14.1
cat > divide.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { hyphenateSync: swiss } = require('hyphen/de-ch-1901');
const { hyphenateSync: reformed } = require('hyphen/de-1996');
const divided = { Muster: 'Mus-ter', Frachtkosten: 'Fracht-kos-ten', Fenster: 'Fens-ter', Industrie: 'In-dus-trie', Grösse: 'Grös-se' };
const hyphenChar = '-';
let surprises = 0;
for (const [word, expected] of Object.entries(divided)) {
  const [ch, de] = [swiss(word, { hyphenChar }), reformed(word, { hyphenChar })];
  console.log(word.padEnd(12), 'de-ch-1901', ch.padEnd(16), 'de-1996', de);
  if (de !== expected) throw new Error(`de-1996 divides ${word} as ${de}`);
  if (ch !== expected) surprises += 1;
}
console.log(`words divided in the old way: ${surprises}`);
JS
seen=$(node divide.mjs)
echo "$seen"
swiss=$(ls node_modules/hyphen | grep '^de-ch' | tr '\n' ' ')
echo "patterns for Switzerland: $swiss"
echo "$seen" | grep -q 'words divided in the old way: 4' && [ "$swiss" = 'de-ch-1901 ' ]
