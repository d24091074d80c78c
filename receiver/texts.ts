import { maxLengths } from './site.ts';

/** An address as mail servers take it; what could begin a second one or a header has no place in it. */
export const emailAddress = {
  type: 'string',
  maxLength: maxLengths.email,
  pattern: '^\\s*[^\\s@<>",;:()\\[\\]\\\\]+@[^\\s@<>",;:()\\[\\]\\\\]+\\s*$',
} as const;

export const idempotencyKey = { type: 'string', pattern: '^[\\w-]{16,64}$' } as const;

/** Without control characters; line breaks stay where the text may have several lines. */
export const clean = (value: string, hasLines = false): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(hasLines ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu, ' ')
    .trim();
