/** The text fields of a tool, and what is said at one that cannot be read. */

/** The message for a field, or null where it can be read. */
type MessageFor = (field: HTMLInputElement) => string | null;

/**
 * Says what is wrong with a field once the visitor leaves it, and takes the message back while it is being mended; not
 * before, since half a number is no mistake.
 */
export function watchFields(form: HTMLFormElement, messageFor: MessageFor): void {
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) showMessage(target, messageFor(target));
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.hasAttribute('aria-invalid'))
      showMessage(target, messageFor(target));
  });
  // Enter in a field finishes it; there is nowhere to send the form to.
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Shows or clears the message at a field. */
export function showMessage(field: HTMLInputElement, message: string | null): void {
  const place = document.getElementById(`${field.id}-message`);
  if (!place) return;
  place.hidden = message === null;
  place.lastElementChild?.replaceChildren(message ?? '');
  if (message === null) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

/** The field of a form with a name. */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement =>
  form.elements.namedItem(name) as HTMLInputElement;
