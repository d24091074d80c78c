#!/usr/bin/env bash
# Orca 43.1 (Debian 43.1-1) with Firefox ESR 153.8.0 (Debian 153.8.0esr-1~deb12u1): a select box made of a button with role="combobox".
#
# Expected: the value of a combobox that is no text field "is represented by its descendant elements" and is found like the name of a
# button (WAI-ARIA 1.2, combobox), however it is laid out. Radix and the pattern "Select-Only Combobox" of the ARIA Authoring
# Practices are made so, and a text beside an arrow is mostly laid out by flex.
# Seen: once the text is an item of a flex or grid box, or an inline block, Orca says the name and the role, and no value. As a plain
# inline text, or with role="none" on its element, it says the value as well. Firefox gives a blockified `span` an object of its own
# (role «section»), and the text of the button is then one placeholder for it. With Chromium 156 Orca says the value each time.
# Matters here: industry, service, budget and time of the inquiry form are such boxes (Radix): «Branche (optional) combo box», before
# and after a choice. `src/inquiry/ChoiceField.tsx` gives the text role="none".
#
# Output seen:
#   Inline combo box. | Wert.
#   Flex combo box.
#   Grid combo box.
#   None combo box. | Wert.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
if ! command -v firefox-esr orca xvfb-run xdotool openbox dbus-run-session > apt.log; then
  apt-get install -y -q --no-install-recommends firefox-esr=153.8.0esr-1~deb12u1 orca=43.1-1 at-spi2-core=2.46.0-5 \
    speech-dispatcher xvfb xauth dbus-daemon openbox xdotool > apt.log
fi
cat > page.html <<'HTML'
<!doctype html><html lang="en"><meta charset="utf-8"><title>Boxes</title>
<p><button role="combobox" aria-expanded="false" aria-label="Inline"><span>Wert</span></button>
<p><button role="combobox" aria-expanded="false" aria-label="Flex" style="display: flex"><span>Wert</span></button>
<p><button role="combobox" aria-expanded="false" aria-label="Grid" style="display: grid"><span>Wert</span></button>
<p><button role="combobox" aria-expanded="false" aria-label="None" style="display: flex"><span role="none">Wert</span></button>
<p><a href="#end">End</a></html>
HTML
mkdir -p profile home run
chmod 700 run
cat > profile/user.js <<'JS'
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
JS
cat > session.sh <<'SH'
/usr/libexec/at-spi-bus-launcher --launch-immediately &
openbox &
sleep 1
gsettings set org.gnome.desktop.interface toolkit-accessibility true
firefox-esr --no-remote --profile profile "file://$PWD/page.html" &
sleep 8
orca --replace --debug-file=orca.out &
sleep 10
for step in 1 2 3 4 5 6; do xdotool key Tab; sleep 1.5; done
kill %4 %3 %2 %1
sleep 1
SH
HOME=$folder/home XDG_RUNTIME_DIR=$folder/run dbus-run-session -- xvfb-run -a -s '-screen 0 1400x1000x24' bash session.sh > log 2>&1 || true
# From the last time that each box was reached, by Tab: Orca reads the page from its beginning when it is loaded.
seen=$(grep -a 'SPEECH OUTPUT' orca.out | sed "s/.*SPEECH OUTPUT: '//; s/'{'esta.*//" |
  awk '/ combo box\.$/ { name = $1; said[name] = $0; next } /^Wert\.$/ && name { said[name] = said[name] " | " $0 } { name = "" }
    END { for (i = split("Inline Flex Grid None", names, " "); i; i--) text = said[names[i]] "\n" text; printf "%s", text }')
echo "$seen"
test "$seen" = 'Inline combo box. | Wert.
Flex combo box.
Grid combo box.
None combo box. | Wert.'
