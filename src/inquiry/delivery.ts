import type { SiteConfig } from '#settings.ts';
import type { FailureReason } from '#content/contract.ts';
import { browser, postForm, type Surroundings } from '#lib/request.ts';
import { inquiryKey, messageBody } from './message.ts';
import type { OutgoingInquiry } from './state.ts';

/** Where inquiries are posted to; the contract is in docs/inquiry-endpoint.md. */
export interface Endpoint {
  address: string;
  /** Sends the idempotency key as a header too. Across origins the receiver must allow that header. */
  idempotencyHeader: boolean;
  /** The receiver of our own: it takes the form without script too, and asks how long the visitor took. */
  isOurs: boolean;
}

/** Where the form posts to by the configuration, or null where nothing leaves the browser. */
export const inquiryEndpoint = (config: SiteConfig): Endpoint | null =>
  config.inquiryEndpoint === null
    ? null
    : {
        address: config.inquiryEndpoint,
        idempotencyHeader: config.inquiryIdempotencyHeader,
        isOurs: config.receiver !== null,
      };

/** Whether an inquiry arrived. */
type Delivery = { arrived: true } | { arrived: false; reason: FailureReason };

/** The specification's delay before the thank-you. */
export const minimumMilliseconds = 1000;

/**
 * Brings an inquiry to the company; without an endpoint it sends nothing and succeeds. Never rejects: whatever goes wrong is
 * an outcome. Success takes at least {@link minimumMilliseconds}.
 */
export async function deliver(
  outgoing: OutgoingInquiry,
  endpoint: Endpoint | null,
  surroundings: Surroundings = browser,
): Promise<Delivery> {
  const { clock } = surroundings;
  const start = clock.now();
  if (endpoint) {
    const outcome = await post(outgoing, endpoint, surroundings);
    if (!outcome.ok) return { arrived: false, reason: outcome.reason };
  }
  await clock.wait(start + minimumMilliseconds - clock.now());
  return { arrived: true };
}

async function post(
  { inquiry, day, wasHeldBack }: OutgoingInquiry,
  { address, idempotencyHeader, isOurs }: Endpoint,
  surroundings: Surroundings,
) {
  const key = await inquiryKey(inquiry, day);
  const headers = idempotencyHeader ? { 'Idempotency-Key': key } : undefined;
  const body = { ...messageBody(inquiry, key), ...(wasHeldBack && { wasHeldBack: 'true' }) };
  return postForm({ address, isOurs, headers }, body, surroundings);
}
