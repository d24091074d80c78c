/** What follows for appointments from the configuration. */
import type { SiteConfig } from '#settings.ts';
import { today } from '#lib/day.ts';
import type { ArrangementSettings } from './delivery.ts';
import { scheduleFrom } from './schedule.ts';

/** How appointments are arranged by the configuration. */
export function arrangementSettings({
  appointmentEndpoint,
  appointmentSlots,
  receiver,
}: SiteConfig): ArrangementSettings {
  return {
    way: appointmentSlots ? 'booking' : appointmentEndpoint ? 'proposals' : 'mail',
    endpoint: appointmentEndpoint ?? '',
    slots: appointmentSlots ?? '',
    isOurs: receiver !== null,
    schedule: scheduleFrom(today()),
  };
}

/** The page inside the booking frame while no portal is configured, or while the visitor is asked first. */
export const ownFramePage = '/booking-frame';

type BookingConfig = Pick<SiteConfig, 'bookingUrl' | 'bookingMode'>;

/**
 * What both may do: run, take entries, save calendar files, open phone, mail and new tabs. Neither can navigate the page
 * around it away.
 *
 * Around our own page the sandbox is no security boundary: a page that runs scripts on the origin of the site could
 * lift it. What protects there is the policy of that page: its own scripts, the endpoint, no third party. The portal
 * stands on another origin, which the configuration makes sure of.
 */
export const frameSandbox =
  'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** What the booking frame loads, and where the link to a tab of its own leads. */
export function bookingAddresses({ bookingUrl, bookingMode }: BookingConfig) {
  return {
    frameSource: bookingUrl && bookingMode === 'lazy' ? bookingUrl : ownFramePage,
    portal: bookingUrl ?? ownFramePage,
  };
}
