import type { SiteConfig } from '#config.ts';
import type { ArrangementSettings } from './delivery.ts';
import { today } from '#lib/day.ts';
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
