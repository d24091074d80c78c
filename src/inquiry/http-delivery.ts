import type { SiteConfig } from '#config.ts';
import { browser, jsonPost, send, type Surroundings } from '#lib/request.ts';
import { minimumMilliseconds, type Deliver } from './delivery.ts';
import { inquiryKey } from './key.ts';
import { messageBody } from './message.ts';

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

/** Posts inquiries to an endpoint. */
export function createHttpDelivery(endpoint: Endpoint, surroundings: Surroundings = browser): Deliver {
  const { clock } = surroundings;
  return async ({ inquiry, day, wasHeldBack }) => {
    const start = clock.now();
    const key = await inquiryKey(inquiry, day);
    const headers = endpoint.idempotencyHeader ? { 'Idempotency-Key': key } : undefined;
    const body = {
      ...messageBody(inquiry, key),
      ...(wasHeldBack && { wasHeldBack: 'true' }),
      ...(endpoint.isOurs && { secondsToFill: secondsOnPage() }),
    };
    const request = jsonPost(body, headers);
    const outcome = await send(endpoint.address, request, surroundings);
    if (!outcome.ok) return { arrived: false, reason: outcome.reason };
    await clock.wait(start + minimumMilliseconds - clock.now());
    return { arrived: true };
  };
}

const secondsOnPage = () => String(Math.floor(performance.now() / 1000));
