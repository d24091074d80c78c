/** The page inside the booking frame while no portal is configured, or while the visitor is asked first. */
export const ownFramePage = '/booking-frame';

interface BookingConfig {
  bookingUrl: string | null;
  bookingMode: 'lazy' | 'ask-first';
}

/**
 * What both may do: run, take entries, open phone, mail and new tabs. Neither can navigate the page around it away.
 *
 * Around our own page the sandbox is no security boundary: a page that runs scripts on the origin of the site could
 * lift it. What protects there is the policy of that page: its own scripts, the endpoint, no third party. The portal
 * stands on another origin, which the configuration makes sure of.
 */
const shared = 'allow-scripts allow-same-origin allow-forms';
const popups = 'allow-popups allow-popups-to-escape-sandbox';
const portalSandbox = `${shared} ${popups}`;

/** Our own page saves calendar files besides. */
const ownSandbox = `${shared} allow-downloads ${popups}`;

/** What the booking frame loads and may do, and where the link to a tab of its own leads. */
export function bookingAddresses({ bookingUrl, bookingMode }: BookingConfig) {
  return {
    frameSource: bookingUrl && bookingMode === 'lazy' ? bookingUrl : ownFramePage,
    portal: bookingUrl ?? ownFramePage,
    // A sandbox outlives navigation: asked first, the portal loads into the frame that our page opened.
    sandbox: bookingUrl ? portalSandbox : ownSandbox,
  };
}
