/**
 * How long a text may be, as a part of its type. The compiler sees the text or the record alone; `npm run check` counts the
 * characters.
 */

/** At most so many characters: a text or, of a record or list, each text in it, whatever limits these have of their own. */
export type AtMost<_Characters extends number, Type = string> = Type;

/** A text of so many characters. */
export type Between<_Fewest extends number, _Most extends number> = string;

/** No word of it has more than so many characters, since it would not fit on a small screen. */
export type NoWordOver<_Characters extends number, Type = string> = Type;
