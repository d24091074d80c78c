import { islandFailure } from '#content/island-failure.ts';

/** An island; a form says here what the address of an e-mail with its values is. */
export type Island = HTMLElement & { mail?: () => string };

/**
 * Keeps what stands in an island. React empties it when something throws, while it comes to life or later: then all of it
 * comes back, with what was typed, or as it was built where nobody has entered anything, and says what can be done now. It
 * does nothing by itself any more, so its controls are switched off, except for the fields of a form.
 */
export function keep(island: Island): void {
  const built = [...island.children].map((part) => part.cloneNode(true));
  let box: HTMLElement | undefined;
  let isUsed = false;
  island.addEventListener('input', () => (isUsed = true));

  // React may empty it more than once.
  new MutationObserver((records) => {
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const removed = records
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter((node) => !fresh.has(node));
    if (island.firstElementChild) return carryOver(removed, island);
    island.append(...(isUsed ? removed : built));
    const dead = island.mail ? 'button' : 'button, input, select';
    for (const control of island.querySelectorAll<HTMLButtonElement>(dead)) control.disabled = true;
    if (box) return;
    box = notice(island);
    island.querySelector(':scope > :not([hidden])')?.prepend(box);
    // Whoever has filled in a form stands at its end.
    if (isUsed) box.scrollIntoView();
  }).observe(island, { childList: true });
}

/** React builds an island anew where others have put elements into it before: what was typed by then is taken along. */
function carryOver(removed: readonly Node[], island: Island): void {
  for (const part of removed) {
    if (!(part instanceof HTMLElement)) continue;
    for (const { name, value } of part.querySelectorAll<HTMLInputElement>('[name]:not([type=radio])')) {
      const field = island.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field) continue;
      const prompt = field.value;
      field.value = value;
      // A list takes no value that is not in it, such as the words of its prompt in another language.
      field.value ||= prompt;
    }
  }
}

/** Phone and e-mail are those of the first links of the page: so a page without trouble brings no record of the company along. */
function notice({ mail }: Island): HTMLElement {
  const { form, tool, call, email } = islandFailure;
  const [phone, address] = ['tel:', 'mailto:'].map((kind) =>
    document.querySelector<HTMLAnchorElement>(`[href^="${kind}"]`),
  );
  const box = document.createElement('p');
  box.className = 'ruled';
  box.setAttribute('role', 'alert');
  box.append(
    mail ? form : tool,
    ' ',
    link(`${call} ${phone?.textContent}`, phone?.href),
    ' · ',
    link(email, mail?.() ?? address?.href),
  );
  return box;
}

function link(text: string, href = ''): HTMLAnchorElement {
  const element = document.createElement('a');
  Object.assign(element, { href, textContent: text });
  // Neither the number nor «E-Mail» parts.
  element.style.whiteSpace = 'nowrap';
  // A frame opens neither by itself.
  if (parent !== window) element.target = '_blank';
  return element;
}
