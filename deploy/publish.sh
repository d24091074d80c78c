#!/bin/sh
# Publishes dist/ on a server of one's own, and goes back (docs/go-live.md):
#   sh deploy/publish.sh SERVER www.ihre-firma.ch         # after npm run release
#   sh deploy/publish.sh SERVER www.ihre-firma.ch back    # to the release that was live before the current one
# A preview (PREVIEW=on npm run release) goes to a name of its own, with PREVIEW=on here too. SITES names another folder on the
# server than /var/www.
# Each release has a folder of its own; the symbolic link «current», which the web server follows, is switched at once, so
# that no visitor meets half of a new site. Pages ask for files by the hash in their name: those of the last 60 days stay in
# _astro/, for pages that are open in somebody's browser.
set -eu
server=${1:?"Es fehlt der Server, wie ssh ihn kennt."}
site=${SITES:-/var/www}/${2:?"Es fehlt der Name der Website, wie www.ihre-firma.ch."}

# The name of its own keeps two who publish at the same time apart.
switch_to='ln -sfn "releases/$release" "current.$release"
  mv -T "current.$release" current
  echo "Zu sehen ist jetzt $release."'

if [ "${3:-}" = back ]; then
  ssh "$server" "set -eu; cd '$site'
    now=\$(basename \"\$(readlink current)\")
    release=\$(cat current/.before 2> /dev/null || true)
    test -n \"\$release\" && test -d \"releases/\$release\" || { echo \"Vor \$now gibt es keinen Stand.\" >&2; exit 1; }
    $switch_to"
  exit
fi

test -f dist/index.html || { echo 'dist/ fehlt: npm run release baut es.' >&2; exit 1; }
wanted=release
build="npm run release"
if [ "${PREVIEW:-off}" != off ]; then
  wanted=preview
  build="PREVIEW=on npm run release"
fi
kind=$(cat dist/.kind 2> /dev/null || echo unknown)
test "$kind" = "$wanted" || { echo "In dist/ liegt «${kind}», verlangt ist «${wanted}»: $build baut es." >&2; exit 1; }
release=$(date -u +%Y%m%d-%H%M%S)
# Whoever publishes in the same second stops here.
ssh "$server" "umask 022; mkdir -p '$site/releases' '$site/_astro' && mkdir '$site/releases/$release'"
# What did not arrive goes again: left where the disk is full, it would keep it full.
rsync -rt dist/ "$server:$site/releases/$release/" || {
  ssh "$server" "rm -rf '$site/releases/$release'"
  echo 'Nichts veröffentlicht: Der Stand ist nicht ganz angekommen.' >&2
  exit 1
}
# A release keeps its own files under a hidden name, as hard links: what has one link left belongs to no release any more.
# The folder of a release bears the date on which it was replaced.
# The web server may read it, however strict the owner of dist/ and the one who signs in are with what they write.
ssh "$server" "set -eu; umask 022; cd '$site'; release=$release
  trap 'test \"\$(readlink current)\" = releases/$release || rm -rf releases/$release current.$release
    find _astro -type f -links 1 -delete' EXIT
  chmod -R u=rwX,go=rX releases/$release
  cp -alf releases/$release/_astro/. _astro/
  mv releases/$release/_astro releases/$release/.astro
  ln -s ../../_astro releases/$release/_astro
  if [ -e current ]; then
    basename \"\$(readlink current)\" > releases/$release/.before
    touch current/.
  fi
  $switch_to
  find releases -mindepth 1 -maxdepth 1 -mtime +60 ! -name $release -exec rm -rf {} +"
