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
