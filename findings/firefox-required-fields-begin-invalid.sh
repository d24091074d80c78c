#!/usr/bin/env bash
# Firefox ESR 153.8.0 (Debian 153.8.0esr-1~deb12u1): what it tells a screen reader (AT-SPI) of an empty field with `required`.
#
# Expected: WAI-ARIA 1.2, aria-invalid: as long as nobody has tried to submit the form, a required field that is empty is not to be
# marked as invalid; and an explicit aria-invalid="false" stands. A form with `novalidate` checks nothing by itself.
# Seen: each field with `required` has the state «invalid entry» from the beginning, with aria-invalid="false" and in a form with
# `novalidate` too. With aria-required="true" in its place it is required and not invalid. Firefox 65 did so already
# (https://www.tpgi.com/required-attribute-requirements/).
# Matters here: the required fields of the inquiry form were announced as wrong before anything was typed. Once the form checks by
# itself, `src/inquiry/FieldGroups.tsx` writes aria-required in place of `required`; so does `src/booking/DetailsStep.tsx`.
#
# Output seen:
#   required                        required invalid
#   required aria-invalid=false     required invalid
#   aria-required=true              required
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
if ! command -v firefox-esr xvfb-run dbus-run-session > apt.log || ! /usr/bin/python3 -c 'import pyatspi' 2>> apt.log; then
  apt-get install -y -q --no-install-recommends firefox-esr=153.8.0esr-1~deb12u1 at-spi2-core=2.46.0-5 python3-pyatspi=2.46.0-2 \
    xvfb xauth dbus-daemon > apt.log
fi
cat > page.html <<'HTML'
<!doctype html><html lang="en"><title>Fields</title><form novalidate>
<input required aria-label="required">
<input required aria-invalid="false" aria-label="required aria-invalid=false">
<input aria-required="true" aria-label="aria-required=true"></form></html>
HTML
mkdir profile
echo 'user_pref("accessibility.force_disabled", -1);' > profile/user.js
cat > read.py <<'PY'
import os, subprocess, time
import pyatspi
firefox = subprocess.Popen(['firefox-esr', '--no-remote', '--profile', 'profile', '--kiosk', 'file://' + os.path.abspath('page.html')],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
wanted = ['required', 'required aria-invalid=false', 'aria-required=true']
found = {}
for _ in range(60):
    time.sleep(1)
    try:
        for application in pyatspi.Registry.getDesktop(0):
            for field in pyatspi.findAllDescendants(application, lambda node: node.name in wanted):
                found[field.name] = field.getState()
    except Exception:
        pass
    if len(found) == len(wanted):
        break
for name in wanted:
    kinds = {'required': pyatspi.STATE_REQUIRED, 'invalid': pyatspi.STATE_INVALID_ENTRY}
    print(name.ljust(31), *(word for word, state in kinds.items() if found[name].contains(state)))
firefox.terminate()
firefox.wait()
PY
HOME=$folder dbus-run-session -- sh -c '/usr/libexec/at-spi-bus-launcher --launch-immediately & sleep 1
  exec xvfb-run -a /usr/bin/python3 read.py' 2> log > seen || { cat log; exit 1; }
grep required seen | tee states
diff states - << 'END'
required                        required invalid
required aria-invalid=false     required invalid
aria-required=true              required
END
