/** The page inside the booking frame while no portal is configured, or while the visitor is asked first. */
export const ownFramePage = '/booking-frame';

interface BookingConfig {
  bookingUrl: string | null;
  bookingMode: 'lazy' | 'ask-first';
}

/**
 * What our own page in the frame may do: open phone, mail and new tabs. It has no script; scripts together with
 * the site's own origin would let a page lift its sandbox.
 */
const ownSandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** What the portal may do besides: run, and take the booking. It cannot navigate the page around it away. */
const portalSandbox = `allow-scripts allow-forms ${ownSandbox}`;

/** What the booking frame loads and may do, and where the link to a tab of its own leads. */
export function bookingAddresses({ bookingUrl, bookingMode }: BookingConfig) {
  return {
    frameSource: bookingUrl && bookingMode === 'lazy' ? bookingUrl : ownFramePage,
    portal: bookingUrl ?? ownFramePage,
    // A sandbox outlives navigation: asked first, the portal loads into the frame that our page opened.
    sandbox: bookingUrl ? portalSandbox : ownSandbox,
  };
}
