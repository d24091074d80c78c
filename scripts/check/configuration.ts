import type { SiteConfig } from '#config.ts';
import type { Recipient, Recipients } from '#content/legal/recipients.ts';
import { check, must, type Finding } from './finding.ts';
import { isPlaceholder } from '#lib/placeholders.ts';

const file = '.env';
const recipientsFile = 'src/content/legal/recipients.ts';

export function checkConfiguration(config: SiteConfig): Finding[] {
  return [...checkSite(config), ...checkBooking(config), ...checkForm(config)];
}

function checkSite({ siteUrl, isPreview }: SiteConfig): Finding[] {
  const findings: Finding[] = [];
  if (isPlaceholder(siteUrl)) {
    findings.push(
      must(file, 'SITE_URL', `«${siteUrl}» ist ein Platzhalter: die Adresse der Website eintragen.`),
    );
  }
  if (isPreview) {
    findings.push(must(file, 'PREVIEW', '«on» sperrt die Website für Suchmaschinen: «off» setzen.'));
  }
  return findings;
}

/** Portals of many firms: without a path they show themselves. */
const sharedPortals = /(?:^|\.)(?:calendly\.com|cal\.com|office(?:365)?\.com)$/;

function checkBooking(config: SiteConfig): Finding[] {
  const { bookingUrl, bookingMode } = config;
  if (bookingUrl === null) return checkAppointments(config);
  if (isPlaceholder(bookingUrl)) {
    return [
      must(file, 'BOOKING_URL', `«${bookingUrl}» ist ein Platzhalter: die Adresse des Portals eintragen.`),
    ];
  }
  const { host, pathname } = new URL(bookingUrl);
  if (pathname === '/') {
    const text = `«${bookingUrl}» hat keinen Pfad. Hier gehört die Adresse Ihrer Buchungsseite hin, zum Beispiel https://${host}/ihre-firma/erstgespraech.`;
    return [sharedPortals.test(host) ? must(file, 'BOOKING_URL', text) : check(file, 'BOOKING_URL', text)];
  }
  return bookingMode === 'ask-first'
    ? []
    : [
        check(
          file,
          'BOOKING_MODE',
          '«lazy» lädt das Portal ohne Rückfrage. Setzt es Cookies, die nicht nötig sind, gehört hier «ask-first» hin.',
        ),
      ];
}

/** How appointments arrive; each of the three ways is a way to go live. */
function checkAppointments({ appointmentEndpoint, appointmentSlots, receiver }: SiteConfig): Finding[] {
  if (receiver !== null) return [];
  if (appointmentEndpoint === null) {
    const text =
      'Termine kommen als E-Mail, das die Besucher selbst senden. Andere Wege: docs/go-live.md, «Termine».';
    return [check(file, 'APPOINTMENT_ENDPOINT', text)];
  }
  const local = [
    ...checkReach('APPOINTMENT_ENDPOINT', appointmentEndpoint),
    ...(appointmentSlots === null ? [] : checkReach('APPOINTMENT_SLOTS', appointmentSlots)),
  ];
  const text = appointmentSlots
    ? `Besucher buchen eine freie Zeit bei ${new URL(appointmentEndpoint).host}. Kommt eine Buchung an?`
    : `Terminvorschläge gehen an ${new URL(appointmentEndpoint).host}. Kommt einer an?`;
  return [...local, check(file, 'APPOINTMENT_ENDPOINT', text)];
}

/** An endpoint that visitors cannot reach. */
function checkReach(name: string, endpoint: string): Finding[] {
  const { protocol, hostname } = new URL(endpoint);
  return protocol !== 'https:' || isPlaceholder(hostname)
    ? [must(file, name, `«${endpoint}» erreicht nur dieser Computer oder niemand.`)]
    : [];
}

function checkForm({ inquiryEndpoint, acceptsSimulatedForm, receiver }: SiteConfig): Finding[] {
  if (receiver !== null) return checkReach('RECEIVER_URL', receiver.url);
  if (inquiryEndpoint === null) {
    const text = 'Das Formular sagt «Anfrage gesendet!» und sendet nichts.';
    return acceptsSimulatedForm
      ? [check(file, 'ACCEPT_SIMULATED_FORM', `${text} Sie haben das ausdrücklich angenommen.`)]
      : [
          must(
            file,
            'INQUIRY_ENDPOINT',
            `${text} Empfänger eintragen (docs/inquiry-endpoint.md), den eigenen einschalten (docs/receiver.md) oder mit ACCEPT_SIMULATED_FORM=on annehmen.`,
          ),
        ];
  }
  return checkReach('INQUIRY_ENDPOINT', inquiryEndpoint);
}

/** The privacy policy names those who process data; which of them, depends on the configuration. */
export function checkRecipients(recipients: Readonly<Recipients>, config: SiteConfig): Finding[] {
  const inUse = {
    hosting: true,
    booking: config.bookingUrl !== null,
    inquiry: config.inquiryEndpoint !== null,
    // Where the receiver is our own, it stands on the same server.
    appointment:
      config.bookingUrl === null && config.appointmentEndpoint !== null && config.receiver === null,
    mail: config.receiver !== null,
  };
  return Object.entries(recipients as Readonly<Record<string, Recipient | null>>)
    .filter(([name]) => inUse[name as keyof typeof inUse])
    .flatMap(([name, recipient]) => {
      if (recipient === null) return [];
      const { name: firm, country, safeguard } = recipient;
      if (isPlaceholder(firm)) {
        return [must(recipientsFile, name, `«${firm}» ist ein Platzhalter in der Datenschutzerklärung.`)];
      }
      if (country === 'Schweiz' || safeguard !== null) return [];
      return [
        check(
          recipientsFile,
          `${name}.safeguard`,
          `Steht ${country} in Anhang 1 der DSV? Wenn nicht, gehört die Garantie hierhin.`,
        ),
      ];
    });
}
