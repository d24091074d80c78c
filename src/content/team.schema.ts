/** What the record of a person says. */
import { z } from 'zod';
import { text, words } from './schema.ts';

/** What may be published only with the consent of the person or company it is about. */
export const NeedsConsent = z.strictObject({
  /**
   * Where the consent to publish it is filed, such as `E-Mail vom 12. März 2026`; never printed.
   * A record without it is a sample: the site shows it while you work on it, `npm run release` leaves it out.
   */
  consent: words.exactOptional(),
});
export type NeedsConsent = z.infer<typeof NeedsConsent>;

/** A person of the team. Samples until the owner supplies the real ones. */
export const TeamMember = NeedsConsent.extend({
  /** Given name and initial until the owner supplies the full name, such as `Regula K.`. */
  name: words,
  role: text(45),
  /** City or country of work, such as `Shanghai`. */
  location: words,
  /** Fields of work. */
  experience: text(110),
  /** Languages spoken at work, the best one first. */
  languages: text(60),
  /** File name of a photograph in `src/content/people/`, or null: then a monogram is drawn. */
  image: words.nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const records = { team: z.record(z.string(), TeamMember) };
