/**
 * A text whose halves of surrogate pairs, which a paste can leave behind, have become signs that can be encoded:
 * `toWellFormed` for browsers that do not have it yet.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
