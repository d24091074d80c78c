const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** What the font of the site can draw: `npm run font` cuts it down to these. */
export const fontCharacters = `${ascii}ÄÖÜäöüÉÈÀÇéèàâêîôûçñ«»‹›–—…’·©§±×°²³µ½€\u00a0\u202f\u00ad`;
