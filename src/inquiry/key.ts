import { fieldNames, type Inquiry } from '#content/inquiry.ts';
import { createKey, hex } from '#lib/create-key.ts';
import { isoDay, type Day } from '#lib/day.ts';

/**
 * By what a receiver recognises a repetition, from whichever tab it comes: a SHA-256 of the content and the day. On pages
 * served without TLS browsers offer none; there each inquiry counts as its own.
 */
export async function inquiryKey(inquiry: Inquiry, day: Day): Promise<string> {
  if (!globalThis.crypto.subtle) return createKey();
  const content = JSON.stringify([fieldNames.map((name) => inquiry[name]), isoDay(day)]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return hex(new Uint8Array(digest));
}
