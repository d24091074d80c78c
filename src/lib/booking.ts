/** The file inside the booking frame while no portal is configured, or while the visitor is asked first. */
export const ownFramePage = '/booking-frame.html';

interface BookingConfig {
  bookingUrl: string | null;
  bookingMode: 'lazy' | 'ask-first';
}

/** What the booking frame loads, and where the link to a tab of its own leads. */
export function bookingAddresses({ bookingUrl, bookingMode }: BookingConfig) {
  return {
    frameSource: bookingUrl && bookingMode === 'lazy' ? bookingUrl : ownFramePage,
    portal: bookingUrl ?? ownFramePage,
  };
}
