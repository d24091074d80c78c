#!/bin/sh
# Caddy 2.6.2 (Debian package), `file_server` with `precompressed`: a file that is there compressed and plain.
#
# Expected: `Vary: Accept-Encoding` on every answer for such an address, whichever form it has: the choice was made by that field of the
# request (RFC 9110, 12.5.5: an origin server "SHOULD generate a Vary header field on a cacheable response" whose content
# was chosen so). nginx does it with `gzip_vary on` for both forms.
# Seen: Vary stands on the compressed answer alone. The plain one, which a monitor or a text browser asks for, has none.
# Matters here: a cache between the server and the visitors (of a company, of a host) that meets the plain answer first may give it to
# everybody for as long as it is fresh. `deploy/Caddyfile` sets the field itself.
#
# Output seen:
#   plain: no Vary
#   gzip:  Vary: Accept-Encoding
set -e
folder=$(mktemp -d)
trap 'kill "$server" 2> /dev/null; rm -rf "$folder"' EXIT
server=
cd "$folder"
apt-get download -qq caddy=2.6.2-5
dpkg -x caddy_*.deb .
mkdir site
printf '<p>%s</p>' "$(seq 200)" > site/index.html
gzip -k site/index.html
printf '{\n admin off\n}\n:48123 {\n root * site\n file_server {\n  precompressed gzip\n }\n}\n' > Caddyfile
./usr/bin/caddy run --config Caddyfile --adapter caddyfile > caddy.log 2>&1 &
server=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do curl -so /dev/null http://localhost:48123/ && break; sleep 0.5; done
vary() { curl -s -o /dev/null -D - "$@" http://localhost:48123/ | tr -d '\r' | grep -i '^vary:' || echo 'no Vary'; }
plain=$(vary)
packed=$(vary -H 'Accept-Encoding: gzip')
echo "plain: $plain"
echo "gzip:  $packed"
[ "$plain" = 'no Vary' ] && [ "$packed" = 'Vary: Accept-Encoding' ]
