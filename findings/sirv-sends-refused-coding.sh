#!/bin/sh
# sirv 3.0.2 (npm, the file server in Vite's preview and SvelteKit's Node adapter), with `brotli` and `gzip` on.
#
# Expected: `br;q=0` in Accept-Encoding refuses brotli: "a qvalue of 0 means «not acceptable»" (RFC 9110, 12.4.2), and names of
# codings have no case (8.4.1). nginx 1.22.1 (gzip_static, brotli_static) and Caddy 2.6.2 (precompressed) heed both.
# Seen: whoever refuses brotli gets brotli, whoever refuses gzip gets gzip, and «GZIP» gets the plain file. sirv looks whether the field
# contains «br» or «gzip».
# Matters here: `npm start` serves the site with sirv and answers as nginx, Caddy and Apache do. `scripts/server/handler.ts` takes
# away what is refused before sirv reads the field.
#
# Output seen:
#   br;q=0, gzip  -> br
#   gzip;q=0      -> gzip
#   GZIP          -> none
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund sirv@3.0.2
cat > serve.mjs <<'JS'
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
const page = `<p>${'Ware '.repeat(200)}</p>`;
mkdirSync('site');
writeFileSync('site/index.html', page);
writeFileSync('site/index.html.br', brotliCompressSync(page));
writeFileSync('site/index.html.gz', gzipSync(page));
const server = createServer(sirv('site', { brotli: true, gzip: true })).listen(0);
for (const accepted of ['br;q=0, gzip', 'gzip;q=0', 'GZIP']) {
  const coding = await new Promise((resolve) =>
    request({ port: server.address().port, headers: { 'Accept-Encoding': accepted } }, (response) =>
      resolve(response.resume().headers['content-encoding'] ?? 'none'),
    ).end(),
  );
  console.log(accepted.padEnd(13), '->', coding);
}
server.close();
JS
seen=$(node serve.mjs)
echo "$seen"
test "$seen" = 'br;q=0, gzip  -> br
gzip;q=0      -> gzip
GZIP          -> none'
