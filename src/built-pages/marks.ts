/** A page without the empty comments by which React tells its texts apart, except in islands, where it looks for them. */
export const withoutMarks = (html: string): string =>
  html
    .split(/(<astro-island[ >].*?<\/astro-island>)/s)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<!-- -->', '')))
    .join('');
