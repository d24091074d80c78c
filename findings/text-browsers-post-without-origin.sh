#!/usr/bin/env bash
# Links 2.28 (Debian package 2.28-1+b2) and ELinks 0.13.2 (0.13.2-1+b4), text browsers, and a form that is posted.
#
# What one expects: a POST carries `Origin`, even to the same site. Fetch, "append a request `Origin` header": for every
# method but GET and HEAD it is set (https://fetch.spec.whatwg.org/#append-a-request-origin-header), browsers with
# engines do so since 2020, and receivers refuse forged posts by it (OWASP, Cross-Site Request Forgery Prevention: verify
# the origin with standard headers).
#
# What happens: both send no `Origin`; both name the page in `Referer`, which RFC 9110, 10.1.3 leaves optional.
#
# Why it matters here: the receiver refused every POST without the site's `Origin`, so what people had typed in a text browser
# ended in «Das hat nicht geklappt». `receiver/requests.ts` now takes the origin of `Referer` where there is no `Origin`, as OWASP
# says; its test posts as these two do.
#
# Output seen:
#   links: origin undefined, referer http://localhost:PORT/, body name=abc
#   elinks: origin undefined, referer http://localhost:PORT/, body name=abc
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $server 2> /dev/null || true; rm -rf "$folder"' EXIT
export HOME=$folder TERM=xterm LANG=C.UTF-8
command -v links > /dev/null || apt-get install -y -q links=2.28-1+b2 > "$folder/apt.log"
command -v elinks > /dev/null || apt-get install -y -q elinks=0.13.2-1+b4 > "$folder/apt.log"

cat > "$folder/server.mjs" << 'END'
import { createServer } from 'node:http';
import { appendFileSync, writeFileSync } from 'node:fs';
const page = '<!doctype html><title>Form</title><form method="post" action="/post"><input name="name"></form>';
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const { origin, referer } = request.headers;
  if (request.method === 'POST') appendFileSync('posts', `origin ${origin}, referer ${referer}, body ${body}\n`);
  response.setHeader('Content-Type', 'text/html').end(page);
});
server.listen(0, () => writeFileSync('port', String(server.address().port)));
END
cd "$folder"
node server.mjs &
server=$!
until [ -s port ]; do sleep 0.1; done

post() { # PROGRAM KEY …
  local program=$1 key
  shift
  (
    sleep 2
    for key in "$@"; do
      printf "$key"
      sleep 0.5
    done
    sleep 1
  ) | timeout 15 script -qec "stty rows 40 cols 100; $program http://localhost:$(cat port)/" /dev/null > screen-${program%% *} || true
  echo "${program%% *}: $(tail -1 posts)"
}
# The first Enter closes the welcome.
post links '\r' abc '\r'
post 'elinks -no-connect 1' '\r' '\r' abc '\r' '\r'

[ "$(grep -c 'origin undefined, referer http://localhost:[0-9]*/, body name=abc' posts)" = 2 ]
