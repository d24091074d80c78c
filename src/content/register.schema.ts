/** What an entry of the register says. */
import { z } from 'zod';
import type { Route } from './routes.ts';
import { day, list, nameOf, words } from './schema.ts';

/** Where words stand: a page, or the file of a tool. */
export type Place = Route | `src/content/${string}.ts`;

export const Note = z.strictObject({
  /** What it says, in a few words: of what, and compared with what. */
  statement: words,
  /** `offen`, or what proves it: a list of projects, an evaluation, a law, a publication. */
  evidence: words,
  /** Of a fact: the day on which the source was read. */
  read: day.exactOptional(),
  /** Of a fact: the day from which it has to be read again. */
  again: day.exactOptional(),
  /** Whether only the press or firms of the trade say so: the owner confirms it. */
  isHearsay: z.literal(true).exactOptional(),
});
export type Note = z.infer<typeof Note>;

export const Entry = Note.extend({
  /** The figure as printed, or the words that are claimed. */
  figure: words,
  /** Where it stands. */
  pages: list(nameOf<Place>()),
});
export type Entry = z.infer<typeof Entry>;

export const records = { register: list(Entry) };
