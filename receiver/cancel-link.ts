import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from './settings.ts';

/** Where a link leads, below the receiver's address. */
export const cancelPath = '/appointments/cancel';

const signature = (key: string, content: string) =>
  createHmac('sha256', key).update(`cancel ${content}`).digest('base64url');

/** The address by which whoever has it may cancel an appointment until it begins. */
export function cancelLink({ RECEIVER_URL: url, RECEIVER_KEY: key }: Settings, uid: string, start: number) {
  const content = `${uid}.${start}`;
  // No two digits behind the equals sign, which Alpine takes for quoted-printable once more, and shows another link.
  return `${url}${cancelPath}?token=t${content}.${signature(key, content)}`;
}

/** Name and beginning of the appointment that a token is for; null where it is none of ours or has expired. */
export function readToken(key: string, token: string, now: number): { uid: string; start: number } | null {
  const [, uid = '', start = '', given = ''] = /^t?([\w-]+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(signature(key, `${uid}.${start}`));
  const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
  return isOurs && now < Number(start) ? { uid, start: Number(start) } : null;
}
