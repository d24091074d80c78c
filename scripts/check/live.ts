import type { SiteConfig } from '#config.ts';
import { check, must, type Finding } from './finding.ts';

const file = '.env';
const timeout = 10_000;

type Answer = Response | null;

const ask = (address: string, request: RequestInit = {}): Promise<Answer> =>
  fetch(address, { ...request, signal: AbortSignal.timeout(timeout) }).catch(() => null);

/** What only the network can tell: whether visitors reach what the site sends them to. Nothing is sent there. */
export async function checkLive(config: SiteConfig): Promise<Finding[]> {
  const { inquiryEndpoint, appointmentEndpoint, appointmentSlots, bookingUrl, receiver, siteUrl } = config;
  // Our own receiver is asked about its health instead.
  const endpoints = receiver
    ? []
    : [
        checkEndpoint('INQUIRY_ENDPOINT', inquiryEndpoint, 'POST', siteUrl),
        ...(bookingUrl
          ? []
          : [
              checkEndpoint('APPOINTMENT_ENDPOINT', appointmentEndpoint, 'POST', siteUrl),
              checkEndpoint('APPOINTMENT_SLOTS', appointmentSlots, 'GET', siteUrl),
            ]),
      ];
  return (await Promise.all([...endpoints, checkPortal(bookingUrl, siteUrl)])).flat();
}

/** Asks as the visitor's browser does before it sends JSON. */
async function checkEndpoint(
  name: string,
  address: string | null,
  method: 'GET' | 'POST',
  siteUrl: string,
): Promise<Finding[]> {
  if (address === null) return [];
  const answer = await ask(address, {
    method: method === 'GET' ? 'GET' : 'OPTIONS',
    headers: {
      Origin: siteUrl,
      ...(method === 'POST' && {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'content-type',
      }),
    },
  });
  if (!answer || answer.status === 404 || answer.status >= 500) {
    const what = answer ? `antwortet mit ${answer.status}` : 'antwortet nicht';
    return [must(file, name, `${address} ${what}: Was Besucher senden, kommt nicht an.`)];
  }
  if (new URL(address).origin === siteUrl) return [];
  const origin = answer.headers.get('Access-Control-Allow-Origin');
  const headers = answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? '';
  const isAllowed =
    (origin === '*' || origin === siteUrl) && (method === 'GET' || /\*|content-type/.test(headers));
  return isAllowed
    ? []
    : [
        must(
          file,
          name,
          `${address} erlaubt ${siteUrl} nicht, dorthin zu senden: Der Browser hält es zurück. Beim Anbieter die Adresse der Website eintragen (CORS, docs/inquiry-endpoint.md).`,
        ),
      ];
}

async function checkPortal(address: string | null, siteUrl: string): Promise<Finding[]> {
  if (address === null) return [];
  const answer = await ask(address);
  if (!answer?.ok) {
    const what = answer ? `antwortet mit ${answer.status}` : 'antwortet nicht';
    return [must(file, 'BOOKING_URL', `${address} ${what}: Der Rahmen auf der Startseite bleibt leer.`)];
  }
  return allowsFraming(answer.headers, siteUrl)
    ? []
    : [
        must(
          file,
          'BOOKING_URL',
          `${address} verbietet, in einem Rahmen zu stehen. Beim Anbieter die Adresse zum Einbetten suchen (docs/go-live.md, «Termine»).`,
        ),
      ];
}

/** `frame-ancestors` counts before the older header. */
function allowsFraming(headers: Headers, siteUrl: string): boolean {
  const [, ancestors] = /frame-ancestors([^;]*)/i.exec(headers.get('Content-Security-Policy') ?? '') ?? [];
  if (ancestors === undefined) return !headers.has('X-Frame-Options');
  const { host } = new URL(siteUrl);
  return ancestors
    .trim()
    .split(/\s+/)
    .map((source) => source.replace(/^https:\/\//, ''))
    .some(
      (source) =>
        source === '*' ||
        source === 'https:' ||
        source === host ||
        (source.startsWith('*.') && host.endsWith(source.slice(1))),
    );
}

/** Where the site has a receiver of its own. `isLive`: it is asked whether it is well and does what the privacy policy says. */
export async function checkReceiver({ receiver }: SiteConfig, isLive: boolean): Promise<Finding[]> {
  if (receiver === null) return [];
  if (!isLive) {
    const text =
      'Läuft der Empfänger? «npm run launch-check -- --live» fragt ihn, «npm run receiver:test» sendet eine Probe.';
    return [check(file, 'RECEIVER_URL', text)];
  }
  const address = `${receiver.url}/health`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    .then(async (response) => ({ status: response.status, health: (await response.json()) as Health }))
    .catch(() => null);
  if (answer === null) return [must(file, 'RECEIVER_URL', `Der Empfänger antwortet nicht: ${address}`)];
  const { status, health } = answer;
  const findings: Finding[] = [];
  if (status !== 200) {
    findings.push(
      must(
        file,
        'RECEIVER_URL',
        `Der Empfänger meldet eine Störung (${status}). Der Grund steht unter ${address}`,
      ),
    );
  }
  if (health.retentionDays !== receiver.retentionDays) {
    const text = `Die Datenschutzerklärung sagt ${receiver.retentionDays} Tage, der Empfänger löscht nach ${health.retentionDays}.`;
    findings.push(must(file, 'RECEIVER_RETENTION_DAYS', text));
  }
  if (health.sendsReceipt !== receiver.sendsReceipt) {
    const text = 'Bei der Empfangsbestätigung sagt die Datenschutzerklärung nicht, was der Empfänger tut.';
    findings.push(must(file, 'RECEIVER_RECEIPT', text));
  }
  return findings;
}

/** Of the answer, what the privacy policy speaks of. */
interface Health {
  retentionDays?: number;
  sendsReceipt?: boolean;
}
