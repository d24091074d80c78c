#!/usr/bin/env bash
# NetSurf 3.10 (Debian package netsurf-gtk 3.10-1+b3), a small browser, and white space at the beginning of an inline element.
#
# What one expects: `<b>Produkt</b><span> Beschrieb</span>` is shown as two words. CSS Text 3, 4.1.1: a collapsible space is
# removed where another collapsible space comes before it, or at the beginning or end of a line, not at the beginning of an
# element (https://www.w3.org/TR/css-text-3/#white-space-phase-1).
#
# What happens: NetSurf drops it: the picture is that of `<b>Produkt</b><span>Beschrieb</span>`. A space behind a text inside its
# element, and one between the two elements, are shown.
#
# Why it matters here: in islands each text has an element of its own, and many begin with a space: «Telefon(optional)»,
# «ProduktBeschrieb». `built-pages/markup.ts` now puts a space in front of such an element; its test says so.
#
# Output seen:
#   inside: as without
#   between: apart
#   behind: apart
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2> /dev/null || true; rm -rf "$folder"' EXIT
export HOME=$folder DISPLAY=:${RANDOM:0:3} LANG=C.UTF-8
for package in netsurf-gtk=3.10-1+b3 xvfb imagemagick; do
  dpkg -s "${package%=*}" > /dev/null 2>&1 || apt-get install -y -q "$package" > "$folder/apt.log"
done
Xvfb "$DISPLAY" -screen 0 800x600x24 > /dev/null 2>&1 &
sleep 2

see() { # NAME MARKUP: the picture of the page, without the window around it
  printf '<!doctype html><title>Page</title><body>%s' "$2" > "$folder/page.html"
  netsurf-gtk "file://$folder/page.html" > /dev/null 2>&1 &
  local browser=$!
  sleep 6
  import -window root -crop 600x60+0+45 +repage "$folder/$1.png"
  kill "$browser"
  wait "$browser" 2> /dev/null || true
}
see without '<b>Produkt</b><span>Beschrieb</span>'
see inside '<b>Produkt</b><span> Beschrieb</span>'
see between '<b>Produkt</b> <span>Beschrieb</span>'
see behind '<b>Produkt </b><span>Beschrieb</span>'

result() {
  compare -metric AE "$folder/without.png" "$folder/$1.png" null: > /dev/null 2>&1 && echo "$1: as without" || echo "$1: apart"
}
seen=$(for name in inside between behind; do result $name; done)
echo "$seen"
[ "$seen" = $'inside: as without\nbetween: apart\nbehind: apart' ]
