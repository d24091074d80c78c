/**
 * Characters that nobody sees, in one list for the form, the tools, the appointment page, the receiver and the check of the records. They come along
 * when something is pasted from a document, a chat, a contact card or a page that is read from right to left.
 *
 * The list is Unicode's where Unicode has one, so that it needs no care:
 * - all white space: besides the plain space the no-break, narrow, figure, thin and ideographic ones, tabs and line breaks;
 * - control characters, which have no picture;
 * - what is to be shown as nothing (`Default_Ignorable_Code_Point`): zero-width space, joiners, word joiner, byte order
 *   mark, soft hyphen, grapheme joiner, marks and embeddings of direction, variation selectors, tags, Hangul fillers;
 * - what is shown as nothing all the same: the empty Braille pattern, the signs around annotations between lines, and the
 *   place of an object that did not come along.
 */
const invisible = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc`;

/** What changes the character before it: the form of a sign in a Japanese name, a picture in colour, the flag of England. */
const modifiers = String.raw`\p{Variation_Selector}\u{e0020}-\u{e007f}`;

const visiblePart = new RegExp(`[^${invisible}](?:.*[^${invisible}])?[${modifiers}]*`, 'su');
// A plain space within an address is seen: whoever typed it has to say what they meant.
const invisibleExceptSpace = new RegExp(`(?! )[${invisible}]`, 'gu');

const invisibleOnly = new RegExp(`^[${invisible}]$`, 'u');

/** Whether nobody sees a character. */
export const isInvisible = (character: string): boolean => invisibleOnly.test(character);

/** A name or free text without what nobody sees in front and behind. Within it everything stays: other languages need joiners. */
export const trimInvisible = (text: string): string => visiblePart.exec(text)?.[0] ?? '';

/** An e-mail address, phone number, amount or date without anything that nobody sees; plain spaces within it stay. */
export const removeInvisible = (text: string): string => text.replace(invisibleExceptSpace, '').trim();

/** What was typed into a field, by its name: in addresses and numbers nothing unseen stays, anywhere else it may matter within. */
export const visibleText = (field: string, text: string): string =>
  field === 'email' || field === 'phone' ? removeInvisible(text) : trimInvisible(text);

/**
 * A text as the value of a header or a subject: one line, without control characters, without what turns the direction of
 * what follows, and without halves of characters, which no encoding has.
 */
export const oneLine = (text: string): string =>
  trimInvisible(
    wellFormed(
      text
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .replace(/[\p{Bidi_Control}\u206a-\u206f\ufff9-\ufffb]/gu, ''),
    ),
  );

/**
 * A text whose halves of surrogate pairs, which a paste can leave behind, have become signs that can be encoded:
 * `toWellFormed` for browsers that do not have it yet.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
