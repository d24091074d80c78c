#!/bin/sh
# nodemailer 10.6.0 (npm), which hands mails to SMTP servers, against smtp-server 3.21.6 with a certificate that nobody trusts.
#
# Expected: `error.code` is ETLS: «TLS handshake or STARTTLS failed», by its own list of codes (nodemailer/lib/errors.js,
# https://nodemailer.com/errors), where ESOCKET is a «Socket-level error».
# Seen: a handshake that fails is ESOCKET, with TLS from the beginning as well as after STARTTLS: the same code as a server that is not
# there. What it was stands in `originalCode`. A server without STARTTLS, where it is required, is ETLS.
# Matters here: the receiver's log says in a sentence why a mail did not leave. «Not reached» sent its administrator to the
# firewall, where the certificate was wrong. `receiver/transport.ts` reads `originalCode` first.
#
# Output seen:
#   smtps          ESOCKET, originalCode DEPTH_ZERO_SELF_SIGNED_CERT
#   STARTTLS       ESOCKET, originalCode DEPTH_ZERO_SELF_SIGNED_CERT
#   no STARTTLS    ETLS, originalCode undefined
#   nobody there   ESOCKET, originalCode ECONNREFUSED
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.0 smtp-server@3.21.6
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout key.pem -out cert.pem 2> /dev/null
cat > send.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
const pem = { key: readFileSync('key.pem'), cert: readFileSync('cert.pem') };
async function send(name, options, isThere = true) {
  const server = new SMTPServer({ ...pem, ...options, authOptional: true, logger: false });
  server.on('error', () => undefined);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address();
  if (!isThere) await new Promise((done) => server.close(done));
  const transport = createTransport({ host: 'localhost', port, secure: options.secure, requireTLS: true });
  const mail = { from: 'a@example.com', to: 'b@example.com', text: 'x' };
  const error = await transport.sendMail(mail).catch((reason) => reason);
  console.log(`${name.padEnd(14)} ${error.code}, originalCode ${error.originalCode}`);
  if (isThere) await new Promise((done) => server.close(done));
}
await send('smtps', { secure: true });
await send('STARTTLS', {});
await send('no STARTTLS', { disabledCommands: ['STARTTLS'] });
await send('nobody there', {}, false);
JS
seen=$(node send.mjs)
echo "$seen"
test "$seen" = 'smtps          ESOCKET, originalCode DEPTH_ZERO_SELF_SIGNED_CERT
STARTTLS       ESOCKET, originalCode DEPTH_ZERO_SELF_SIGNED_CERT
no STARTTLS    ETLS, originalCode undefined
nobody there   ESOCKET, originalCode ECONNREFUSED'
