/** The settings before going live: what is missing in them, and whether visitors reach what they name. */
import type { SiteConfig } from '#settings.ts';
import type { Recipient, Recipients } from '#content/legal/schema.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { question, mistake, only, type Finding } from './findings.ts';

const recipientsFile = 'src/content/legal/recipients.ts';

const wrong = (name: string, reason: string) => mistake('.env', name, reason);
const ask = (name: string, reason: string) => question('.env', name, reason);

export const checkConfiguration = (config: SiteConfig): Finding[] => [
  ...checkSite(config),
  ...checkBooking(config),
  ...checkForm(config),
];

const checkSite = ({ siteUrl, isPreview }: SiteConfig): Finding[] =>
  only(
    isPlaceholder(siteUrl) &&
      wrong('SITE_URL', `«${siteUrl}» ist ein Platzhalter: die Adresse der Website eintragen.`),
    isPreview && wrong('PREVIEW', '«on» sperrt die Website für Suchmaschinen: «off» setzen.'),
  );

/** Portals of many firms: without a path they show themselves. */
const sharedPortals = /(?:^|\.)(?:calendly\.com|cal\.com|office(?:365)?\.com)$/;

function checkBooking(config: SiteConfig): Finding[] {
  const { bookingUrl, bookingMode } = config;
  if (bookingUrl === null) return checkAppointments(config);
  if (isPlaceholder(bookingUrl)) {
    return [wrong('BOOKING_URL', `«${bookingUrl}» ist ein Platzhalter: die Adresse des Portals eintragen.`)];
  }
  const { host, pathname } = new URL(bookingUrl);
  if (pathname === '/') {
    const text = `«${bookingUrl}» hat keinen Pfad. Hier gehört die Adresse Ihrer Buchungsseite hin, zum Beispiel https://${host}/ihre-firma/erstgespraech.`;
    return [(sharedPortals.test(host) ? wrong : ask)('BOOKING_URL', text)];
  }
  const lazy =
    '«lazy» lädt das Portal ohne Rückfrage. Setzt es Cookies, die nicht nötig sind, gehört hier «ask-first» hin.';
  return only(bookingMode !== 'ask-first' && ask('BOOKING_MODE', lazy));
}

/** How appointments arrive; each of the three ways is a way to go live. */
function checkAppointments({ appointmentEndpoint, appointmentSlots, receiver }: SiteConfig): Finding[] {
  if (receiver !== null) return [];
  if (appointmentEndpoint === null) {
    const text =
      'Termine kommen als E-Mail, das die Besucher selbst senden. Andere Wege: docs/go-live.md, «Termine».';
    return [ask('APPOINTMENT_ENDPOINT', text)];
  }
  const { host } = new URL(appointmentEndpoint);
  const text = appointmentSlots
    ? `Besucher buchen eine freie Zeit bei ${host}. Kommt eine Buchung an?`
    : `Terminvorschläge gehen an ${host}. Kommt einer an?`;
  return [
    ...checkReach('APPOINTMENT_ENDPOINT', appointmentEndpoint),
    ...(appointmentSlots === null ? [] : checkReach('APPOINTMENT_SLOTS', appointmentSlots)),
    ask('APPOINTMENT_ENDPOINT', text),
  ];
}

/** An endpoint that visitors cannot reach. */
function checkReach(name: string, endpoint: string): Finding[] {
  const { protocol, hostname } = new URL(endpoint);
  const isLocal = protocol !== 'https:' || isPlaceholder(hostname);
  return only(isLocal && wrong(name, `«${endpoint}» erreicht nur dieser Computer oder niemand.`));
}

function checkForm({ inquiryEndpoint, acceptsSimulatedForm, receiver }: SiteConfig): Finding[] {
  if (receiver !== null) return checkReach('RECEIVER_URL', receiver.url);
  if (inquiryEndpoint !== null) return checkReach('INQUIRY_ENDPOINT', inquiryEndpoint);
  const text = 'Das Formular sagt «Anfrage gesendet!» und sendet nichts.';
  const remedy =
    'Empfänger eintragen (docs/inquiry-endpoint.md), den eigenen einschalten (docs/receiver.md) oder mit ACCEPT_SIMULATED_FORM=on annehmen.';
  return acceptsSimulatedForm
    ? [ask('ACCEPT_SIMULATED_FORM', `${text} Sie haben das ausdrücklich angenommen.`)]
    : [wrong('INQUIRY_ENDPOINT', `${text} ${remedy}`)];
}

/** The privacy policy names those who process data; which of them, depends on the configuration. */
export function checkRecipients(recipients: Readonly<Recipients>, config: SiteConfig): Finding[] {
  const { appointmentEndpoint, bookingUrl, inquiryEndpoint, receiver } = config;
  const inUse = {
    hosting: true,
    booking: bookingUrl !== null,
    inquiry: inquiryEndpoint !== null,
    // Where the receiver is our own, it stands on the same server.
    appointment: bookingUrl === null && appointmentEndpoint !== null && receiver === null,
    mail: receiver !== null,
  };
  return Object.entries(recipients as Readonly<Record<string, Recipient | null>>).flatMap(
    ([name, recipient]) => {
      if (recipient === null || !inUse[name as keyof typeof inUse]) return [];
      const { name: firm, country, safeguard } = recipient;
      if (isPlaceholder(firm)) {
        return [mistake(recipientsFile, name, `«${firm}» ist ein Platzhalter in der Datenschutzerklärung.`)];
      }
      const reason = `Steht ${country} in Anhang 1 der DSV? Wenn nicht, gehört die Garantie hierhin.`;
      const isCovered = country === 'Schweiz' || safeguard !== null;
      return only(!isCovered && question(recipientsFile, `${name}.safeguard`, reason));
    },
  );
}

const request = (address: string, options: RequestInit = {}): Promise<Response | null> =>
  fetch(address, { ...options, signal: AbortSignal.timeout(10_000) }).catch(() => null);

const saying = (answer: Response | null) => (answer ? `antwortet mit ${answer.status}` : 'antwortet nicht');

/** What only the network can tell: whether visitors reach what the site sends them to. Nothing is sent there. */
export async function checkLive(config: SiteConfig): Promise<Finding[]> {
  const { inquiryEndpoint, appointmentEndpoint, appointmentSlots, bookingUrl, receiver, siteUrl } = config;
  const isOwn = bookingUrl === null;
  const found = await Promise.all([
    // Our own receiver is asked about its health instead.
    !receiver && checkEndpoint('INQUIRY_ENDPOINT', inquiryEndpoint, 'POST', siteUrl),
    !receiver && isOwn && checkEndpoint('APPOINTMENT_ENDPOINT', appointmentEndpoint, 'POST', siteUrl),
    !receiver && isOwn && checkEndpoint('APPOINTMENT_SLOTS', appointmentSlots, 'GET', siteUrl),
    checkPortal(bookingUrl, siteUrl),
  ]);
  return only(...found).flat();
}

/** Asks as the visitor's browser does before it sends JSON. */
async function checkEndpoint(
  name: string,
  address: string | null,
  method: 'GET' | 'POST',
  siteUrl: string,
): Promise<Finding[]> {
  if (address === null) return [];
  const isRead = method === 'GET';
  const preflight = {
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'content-type',
  };
  const answer = await request(address, {
    method: isRead ? 'GET' : 'OPTIONS',
    headers: { Origin: siteUrl, ...(!isRead && preflight) },
  });
  if (!answer || answer.status === 404 || answer.status >= 500) {
    return [wrong(name, `${address} ${saying(answer)}: Was Besucher senden, kommt nicht an.`)];
  }
  const origin = answer.headers.get('Access-Control-Allow-Origin') ?? '';
  const headers = answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? '';
  const isAllowed =
    new URL(address).origin === siteUrl ||
    (['*', siteUrl].includes(origin) && (isRead || /\*|content-type/.test(headers)));
  const text = `${address} erlaubt ${siteUrl} nicht, dorthin zu senden: Der Browser hält es zurück. Beim Anbieter die Adresse der Website eintragen (CORS, docs/inquiry-endpoint.md).`;
  return only(!isAllowed && wrong(name, text));
}

async function checkPortal(address: string | null, siteUrl: string): Promise<Finding[]> {
  if (address === null) return [];
  const answer = await request(address);
  if (!answer?.ok) {
    return [wrong('BOOKING_URL', `${address} ${saying(answer)}: Der Rahmen auf der Startseite bleibt leer.`)];
  }
  const text = `${address} verbietet, in einem Rahmen zu stehen. Beim Anbieter die Adresse zum Einbetten suchen (docs/go-live.md, «Termine»).`;
  return only(!allowsFraming(answer.headers, siteUrl) && wrong('BOOKING_URL', text));
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
        ['*', 'https:', host].includes(source) || (source.startsWith('*.') && host.endsWith(source.slice(1))),
    );
}

/** Of a receiver's answer, what the privacy policy speaks of. */
interface Health {
  retentionDays?: number;
  sendsReceipt?: boolean;
}

/** Where the site has a receiver of its own. `isLive`: it is asked whether it is well and does what the privacy policy says. */
export async function checkReceiver({ receiver }: SiteConfig, isLive: boolean): Promise<Finding[]> {
  if (receiver === null) return [];
  if (!isLive) {
    const text =
      'Läuft der Empfänger? «npm run launch-check -- --live» fragt ihn, «npm run receiver:test» sendet eine Probe.';
    return [ask('RECEIVER_URL', text)];
  }
  const address = `${receiver.url}/health`;
  const answer = await request(address);
  const health = (await answer?.json().catch(() => null)) as Health | null | undefined;
  if (!answer || !health) return [wrong('RECEIVER_URL', `Der Empfänger antwortet nicht: ${address}`)];
  const { retentionDays, sendsReceipt } = receiver;
  const unwell = `Der Empfänger meldet eine Störung (${answer.status}). Der Grund steht unter ${address}`;
  const otherDays = `Die Datenschutzerklärung sagt ${retentionDays} Tage, der Empfänger löscht nach ${health.retentionDays}.`;
  const otherReceipt =
    'Bei der Empfangsbestätigung sagt die Datenschutzerklärung nicht, was der Empfänger tut.';
  return only(
    answer.status !== 200 && wrong('RECEIVER_URL', unwell),
    health.retentionDays !== retentionDays && wrong('RECEIVER_RETENTION_DAYS', otherDays),
    health.sendsReceipt !== sendsReceipt && wrong('RECEIVER_RECEIPT', otherReceipt),
  );
}
