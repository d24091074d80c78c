#!/usr/bin/env bash
# OpenSMTPD 6.8.0p2 (Debian package opensmtpd 6.8.0p2-4+b4), a mail server, and what it answers to RCPT where it takes no mail.
#
# Expected: it offers ENHANCEDSTATUSCODES, so the text of every 2xx, 4xx and 5xx answer begins with a code (RFC 2034, 4; but for the
# greeting and EHLO), and the codes tell the cases apart (RFC 3463): 5.1.1 a mailbox that there is not, 5.7.1 no leave to send there.
# Postfix 3.7.11 says «550 5.1.1 … User unknown» and «554 5.7.1 … Relay access denied».
# Happens: «550 Invalid recipient» without a code, whether there is no such mailbox, no rule relays for the client, or a rule refuses
# the sender. Where mailboxes stand in a table of `virtual`, an unknown one is a list instead: «524 5.2.4 Mailing list expansion
# problem», with a reply code that RFC 5321, 4.2.3 does not know. Accepted addresses have their code.
# Matters here: a visitor's address that is wrong ends that mail, and the company is told; a relay that is denied is for the
# administrator, and mails wait. `receiver/transport.ts` takes these words for the second: visitors hardly live in the company's domain.
#
# Output seen:
#   offered: ENHANCEDSTATUSCODES
#   RCPT TO:<nobody@firma.example> 250 2.1.5 Destination address valid: Recipient ok
#   RCPT TO:<typo@firma.example> 550 Invalid recipient: <typo@firma.example>
#   RCPT TO:<visitor@elsewhere.example> 550 Invalid recipient: <visitor@elsewhere.example>
#   RCPT TO:<nobody@firma.example> from a sender that is refused: 550 Invalid recipient: <nobody@firma.example>
#   RCPT TO:<typo@virtual.example> 524 5.2.4 Mailing list expansion problem: <typo@virtual.example>
set -euo pipefail
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq opensmtpd=6.8.0p2-4+b4 2> /dev/null
dpkg -x opensmtpd_*.deb .
cat > smtpd.conf <<'CONFIGURATION'
listen on 127.0.0.1 port 48141 hostname mx.firma.example
table mailboxes { info@virtual.example = nobody }
table refused { "refused@firma.example" }
action "local" maildir "/nowhere"
action "virtual" maildir "/nowhere" virtual <mailboxes>
match from any mail-from <refused> for any reject
match from any for domain "firma.example" action "local"
match from any for domain "virtual.example" action "virtual"
CONFIGURATION
# Its users and folders are there for this script alone.
cp /etc/passwd /etc/group .
for user in opensmtpd opensmtpq; do
  echo "$user:x:48141:48141::/var/lib/opensmtpd/empty:/usr/sbin/nologin" >> passwd
  echo "$user:x:48141:" >> group
done
cat > within.sh <<'WITHIN'
mount --bind passwd /etc/passwd && mount --bind group /etc/group
for folder in /var/lib /var/spool /run; do mount -t tmpfs none "$folder"; done
mkdir -p -m 711 /var/lib/opensmtpd/empty /var/spool/smtpd
usr/sbin/smtpd -d -f "$PWD/smtpd.conf" > log 2>&1 &
server=$!
trap "kill $server" EXIT
python3 - <<'CLIENT'
import smtplib, time
for _ in range(50):
    try:
        client = smtplib.SMTP('127.0.0.1', 48141, 'www.firma.example')
        break
    except OSError:
        time.sleep(0.2)
def rcpt(address, note=''):
    code, text = client.rcpt(address)
    print(f'RCPT TO:<{address}>{note} {code} {text.decode()}')
client.ehlo()
print('offered:', *(name.upper() for name in client.esmtp_features if name == 'enhancedstatuscodes'))
client.mail('website@firma.example')
for address in 'nobody@firma.example', 'typo@firma.example', 'visitor@elsewhere.example': rcpt(address)
client.rset()
client.mail('refused@firma.example')
rcpt('nobody@firma.example', ' from a sender that is refused:')
client.rset()
client.mail('website@firma.example')
rcpt('typo@virtual.example')
client.quit()
CLIENT
WITHIN
unshare -m bash -e within.sh | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
