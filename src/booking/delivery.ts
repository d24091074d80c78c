import type { AppointmentWay } from '#content/contract.ts';
import { browser, jsonGet, postForm, send, type RequestFailure, type Surroundings } from '#lib/request.ts';
import type { Instant } from '#lib/swiss-time.ts';
import { messageBody, requestMail, type OutgoingRequest } from './request.ts';
import { groupByDay, nextDays, type DayOfSlots, type Schedule } from './slots.ts';

/** The times a visitor can choose from, or why there are none to show. */
export type Offer = { days: readonly DayOfSlots[] } | { reason: RequestFailure };

/** What became of a request. `taken`: somebody else has the time; with what is free instead, where the answer says. */
type Delivery =
  | { arrived: true }
  | { arrived: false; reason: RequestFailure }
  | { arrived: false; reason: 'taken'; offer: Offer };

/** One of the three ways in which an appointment is arranged. Nothing here rejects: whatever goes wrong is an outcome. */
interface Arrangement {
  offered: () => Promise<Offer>;
  deliver: (outgoing: OutgoingRequest) => Promise<Delivery>;
}

/** What decides on the way. */
export interface ArrangementSettings {
  way: AppointmentWay;
  /** Where requests are posted to; empty where nothing is. */
  endpoint: string;
  /** Where free times are asked for; empty where the opening hours decide. */
  slots: string;
  /** Whether the receiver is our own, which asks how long the visitor took. */
  isOurs: boolean;
  schedule: Schedule;
}

/** What the browser provides besides requests; tests provide their own. */
export interface ArrangementSurroundings extends Surroundings {
  openMail: (address: string) => void;
}

/** A tab of its own from within a frame: the policy of the page around it lets nothing else be framed. */
const openMail = (address: string) => {
  window.open(address, window.parent === window ? '_self' : '_blank');
};

/** The way that the settings ask for. */
export function createArrangement(
  { way, endpoint, slots, isOurs, schedule }: ArrangementSettings,
  surroundings: ArrangementSurroundings = { ...browser, openMail },
): Arrangement {
  const { clock } = surroundings;
  const openingHours = async (): Promise<Offer> => ({ days: nextDays(clock.now(), schedule) });
  const freeTimes = async (): Promise<Offer> => {
    const outcome = await send(slots, jsonGet(), surroundings);
    if (!outcome.ok) return { reason: outcome.reason };
    return (await readOffer(outcome.response, clock.now())) ?? { reason: 'server-error' };
  };
  const post = async (outgoing: OutgoingRequest): Promise<Delivery> => {
    const outcome = await postForm({ address: endpoint, isOurs }, messageBody(outgoing), surroundings);
    if (outcome.ok) return { arrived: true };
    if (way !== 'booking' || outcome.response?.status !== 409) {
      return { arrived: false, reason: outcome.reason };
    }
    const offer = (await readOffer(outcome.response, clock.now())) ?? (await freeTimes());
    return { arrived: false, reason: 'taken', offer };
  };
  const mail = async ({ request }: OutgoingRequest): Promise<Delivery> => {
    surroundings.openMail(requestMail(request));
    return { arrived: true };
  };
  return {
    offered: way === 'booking' ? freeTimes : openingHours,
    deliver: way === 'mail' ? mail : post,
  };
}

/** The free times of an answer, without those that are past or unreadable; null where it names none at all. */
async function readOffer(response: Response, now: Instant): Promise<Offer | null> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('times' in body) || !Array.isArray(body.times)) {
    return null;
  }
  const times = body.times.map((time) => (typeof time === 'string' ? Date.parse(time) : NaN));
  return { days: groupByDay(times.filter((time) => time > now)) };
}
