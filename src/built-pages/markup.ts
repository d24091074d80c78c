/** What changes in the markup that React and Astro have written. */

/**
 * Where one element follows another, or anything a line break; a text beside an element stands as close as it is written. Text
 * browsers, converters and whoever takes the tags away see words apart by white space alone.
 */
const seams =
  /(?:<\/(?!text-|no-break|script|style|title)[\w-]+>|<(?:img|input)\b[^>]*>)(?=<(?!text-|no-break)[a-z])|<br\/>(?=<\w)/g;

/** Where a text of an island begins with white space right behind another: NetSurf drops it there. */
const runTogether = /(?<=>)(?=<text-(?:run|gap)>\s)/g;

/** Elements of drawings that contain nothing. */
const shapeEnd = /><\/(?:path|circle|rect|line|use)>/g;

/**
 * A page whose elements stand apart, without what only the build needed: the end tags of shapes, the space before the head, the
 * elements of single texts, except in islands, where React looks for them, the number of an island, which nothing reads and which
 * depends on the project's folder, and its options, of which our directives have none.
 */
export const withoutLeftovers = (html: string): string =>
  html
    .replace(shapeEnd, '/>')
    .replace(/\s+(?=<head>)/, '')
    .replace(seams, '$& ')
    .split(/(<astro-island[ >].*?<\/astro-island>)/s)
    .map((part, index) =>
      index % 2 === 1
        ? part
            .replaceAll(runTogether, ' ')
            .replace(/(?<=^<astro-island) uid="\w*"/, '')
            .replace(/ opts="[^"]*"/, ' opts="{}"')
        : part.replaceAll(/<\/?text-(?:run|gap)>/g, ''),
    )
    .join('');

const field = /(<(?:input|select|textarea)\b[^>]*?) name="[^"]*"/g;

/**
 * Gives every field its name, which is its id, makes the empty choice of a list a prompt, and goes before React looks at the
 * form.
 */
const nameFields =
  'const own=document.currentScript;for(const field of own.parentElement.elements)if(field.id){field.name=field.id;if(field.options)field.options[0].disabled=true}own.remove()';

/**
 * A page whose form has nothing to send until a script has run: where there is none, small browsers, which know no
 * `method="dialog"`, put what was typed into an address. The names come before the form ends, since that is when a browser
 * brings back what stood in it.
 */
export const withNamelessForms = (html: string): string =>
  html.replace(
    /<form[^>]* method="dialog".*?(?=<\/form>)/gs,
    (form) => `${form.replace(field, '$1')}<script>${nameFields}</script>`,
  );
