#!/usr/bin/env bash
# OWASP Core Rule Set 3.3.4 (Debian package modsecurity-crs 3.3.4-1+deb12u3) as it is installed, with ModSecurity 2.9.7, and what buyers
# write of goods in a form.
#
# Expected: paranoia level 1, the default, is for everybody: its documentation has it nearly free of false alarms, and all that text in
# a JSON field of a form's post can do is be read. Words that languages and trades share with shells are no attack by themselves.
# Happens: a semicolon or bar with a word behind it that Windows or Unix has a command for is «Remote Command Execution» (rules 932105,
# 932110, 932115), five points of the five at which a request is refused with 403. Among the words are `net`, `format`, `set`, `type` and
# `start`, which German has too, in capitals or small: the weight of a carton, a size of paper, a set of cutlery. With a comma, or with
# «netto», the same text passes.
# Matters here: an inquiry names measures and goods in a list of this kind. With these rules in front of a receiver it is refused for its
# words; the form says that it was not accepted, keeps all and offers phone and e-mail. docs/receiver.md excepts the posts.
#
# Output seen:
#   202 Gewicht brutto 14 kg, net 12 kg
#   403 Gewicht brutto 14 kg; net 12 kg
#   202 Gewicht brutto 14 kg; netto 12 kg
#   403 Prospekte, 300 g/m²; Format A4
#   403 Besteck 24-teilig; Set à 6 Personen
#   403 Stecker aus Messing; Type J, 10 A
#   403 Musterbestellung im März; Start der Serie im Juni
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
server=
trap 'kill $server 2> /dev/null || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
dpkg -s modsecurity-crs > /dev/null 2>&1 ||
  apt-get install -y -q --no-install-recommends apache2 modsecurity-crs=3.3.4-1+deb12u3 libapache2-mod-security2=2.9.7-1+deb12u2 > apt.log
chmod 755 .
mkdir -m 777 data
modules=/usr/lib/apache2/modules
sed 's/DetectionOnly/On/; /^SecAudit/d; s#unicode.mapping#/etc/modsecurity/&#; s#^\(Sec.*Dir\) .*#\1 data#' \
  /etc/modsecurity/modsecurity.conf-recommended > modsecurity.conf
cat > apache.conf <<CONFIGURATION
ServerRoot $folder
$(for name in mpm_event authz_core setenvif unique_id alias rewrite security2; do
  echo "LoadModule ${name}_module $modules/mod_$name.so"
done)
ServerName localhost
Listen 127.0.0.1:48151
PidFile pid
DefaultRuntimeDir $folder
ErrorLog log
User www-data
Group www-data
Include modsecurity.conf
Include /usr/share/modsecurity-crs/owasp-crs.load
# What gets through is answered.
<Location /inquiries>
  RewriteEngine On
  RewriteRule ^ - [R=202]
</Location>
CONFIGURATION
apache2 -DFOREGROUND -f "$folder/apache.conf" &
server=$!
for _ in $(seq 50); do curl -so /dev/null http://localhost:48151/ && break; sleep 0.2; done
while read -r text; do
  curl -s -o answer -w "%{http_code} $text\n" -A Mozilla/5.0 -H 'Accept: application/json' -H 'Content-Type: application/json' \
    -d "{\"description\": \"$text\"}" http://localhost:48151/inquiries
done > seen <<'TEXTS'
Gewicht brutto 14 kg, net 12 kg
Gewicht brutto 14 kg; net 12 kg
Gewicht brutto 14 kg; netto 12 kg
Prospekte, 300 g/m²; Format A4
Besteck 24-teilig; Set à 6 Personen
Stecker aus Messing; Type J, 10 A
Musterbestellung im März; Start der Serie im Juni
TEXTS
cat seen
sed -n 's/^#   //p' "$script" | cmp - seen
