#!/bin/sh
# html-to-text 10.0.1 (npm; also what @react-email/render 2.3.1 makes its plain text with) joins a term with its description,
# and a question with its answer, into one word.
#
# Expected: `dl`, `dt`, `dd`, `details`, `summary`, `address`, `fieldset` and `legend` are blocks in every browser (HTML standard,
# 15.3, "display: block"), so that texts of two of them stand on two lines, as those of `p` and `div` do here.
# Seen: tags without a formatter of their own are taken as inline, and these have none. «Lieferfrist» and «25 Tage» become
# «Lieferfrist25 Tage», an address becomes one word. A `div` around each pair parts the pairs, not a term from its description.
# Matters here: terms, figures and delivery times of this site are `dl`, questions are `details`. What converts pages or mails
# for readers and assistants reads them wrong, unless white space stands between the elements: the JSX runtime of this
# site (`src/typesetting/`) writes it, and a test asks for it.
#
# Output seen:
#   without white space: Lieferfrist25 TageGarantie2 Jahre | Was kostet es?Ein Fixpreis.
#   with white space:    Lieferfrist 25 Tage Garantie 2 Jahre | Was kostet es? Ein Fixpreis.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund html-to-text@10.0.1
cat > texts.mjs <<'JS'
import { convert } from 'html-to-text';
const pieces = [
  ['<dl>', '<dt>Lieferfrist</dt>', '<dd>25 Tage</dd>', '<dt>Garantie</dt>', '<dd>2 Jahre</dd>', '</dl>'],
  ['<details>', '<summary>Was kostet es?</summary>', 'Ein Fixpreis.', '</details>'],
];
const textOf = (blank) => pieces.map((parts) => convert(parts.join(blank))).join(' | ');
console.log('without white space:', textOf(''));
console.log('with white space:   ', textOf(' '));
JS
seen=$(node texts.mjs)
echo "$seen"
test "$seen" = 'without white space: Lieferfrist25 TageGarantie2 Jahre | Was kostet es?Ein Fixpreis.
with white space:    Lieferfrist 25 Tage Garantie 2 Jahre | Was kostet es? Ein Fixpreis.'
