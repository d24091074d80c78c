import type { SiteConfig } from '#config.ts';
import type { Endpoint } from './http-delivery.ts';

/** Where the form posts to by the configuration, or null where nothing leaves the browser. */
export const inquiryEndpoint = (config: SiteConfig): Endpoint | null =>
  config.inquiryEndpoint === null
    ? null
    : {
        address: config.inquiryEndpoint,
        idempotencyHeader: config.inquiryIdempotencyHeader,
        isOurs: config.receiver !== null,
      };
