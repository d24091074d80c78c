#!/usr/bin/env bash
# nodemailer 10.6.0 (npm), which composes mails, with `streamTransport`: the mail as a stream or buffer, for files and other programs.
#
# Expected: one kind of line end. RFC 5322, 2.3: CR and LF "MUST only occur together as CRLF"; the documentation
# (https://nodemailer.com/transports/stream/) says LF: «newline … default 'unix'».
# Happens: without that option headers and boundaries end with CRLF, and the lines of a text with LF, as they were given. Over SMTP all
# become CRLF on the way, so that only files show it. With 'windows' and with 'unix' all are alike.
# Matters here: without an SMTP server the receiver writes its mails as files, for trials. mblaze 1.1, which takes a blank line that
# ends with LF for the end of the headers, lost all paragraphs but the last, and of an invitation the whole text.
#
# Output seen:
#   by default: 9 CRLF, 3 LF; mblaze shows: Second paragraph.
#   windows: 12 CRLF, 0 LF; mblaze shows: First paragraph: Zürich. Second paragraph.
#   unix: 0 CRLF, 12 LF; mblaze shows: First paragraph: Zürich. Second paragraph.
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v mshow > /dev/null || apt-get install -y -q --no-install-recommends mblaze=1.1-1 > apt.log
npm init -y > /dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.0
cat > mails.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'Text', text: 'First paragraph: Zürich.\n\nSecond paragraph.\n' };
for (const newline of [undefined, 'windows', 'unix']) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline });
  const { message } = await transport.sendMail(mail);
  writeFileSync(`${newline ?? 'by default'}.eml`, message);
}
JS
node mails.mjs
export LC_ALL=C.UTF-8
for name in 'by default' windows unix; do
  windows=$(grep -c $'\r$' "$name.eml" || true)
  echo "$name: $windows CRLF, $(($(wc -l < "$name.eml") - windows)) LF; mblaze shows:" \
    $(mshow -h '' "./$name.eml" 2> /dev/null | sed '/^---/d')
done | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
