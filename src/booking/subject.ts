import { industryChoices, serviceChoices } from '#content/inquiry.ts';

/** The pages of services and industries, by their address. */
const subjects: ReadonlyMap<string, string> = new Map([
  ...serviceChoices.map(({ value, label }) => [`/services/${value}`, label] as const),
  ...industryChoices.map(({ value, label }) => [`/${value}`, label] as const),
]);

/** What the visitor has been reading: the name of the service or industry whose page they came from, or nothing. */
export function subjectFrom(referrer: string, origin: string): string {
  if (!referrer.startsWith(`${origin}/`)) return '';
  return subjects.get(new URL(referrer).pathname.replace(/\/$/, '')) ?? '';
}

/** The page before this one; inside a frame the one before the page around it. */
export function cameFrom(): string {
  try {
    return window.parent.document.referrer;
  } catch {
    // Framed by another origin, which the policy forbids anyway.
    return '';
  }
}
