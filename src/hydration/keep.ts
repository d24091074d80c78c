import { company } from '#content/company.ts';
import { emailHref, phoneHref } from '#content/contact-links.ts';
import { islandFailure } from '#content/island-failure.ts';

/** An island; a form says here what the address of an e-mail with its values is. */
export type Island = HTMLElement & { mail?: () => string };

/**
 * Keeps what stands in an island. React empties it when something throws, while it comes to life or later: then all of it
 * comes back as it stood, with what was typed, and says what can be done now. It does nothing by itself any more, so its
 * controls are switched off, except for the fields of a form.
 */
export function keep(island: Island): void {
  const observer = new MutationObserver((records) => {
    if (island.firstElementChild) return;
    observer.disconnect();
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    island.append(...removed.filter((node) => !fresh.has(node)));
    const dead = island.mail ? 'button' : 'button, input, select';
    for (const control of island.querySelectorAll<HTMLButtonElement>(dead)) control.disabled = true;
    island.querySelector(':scope > :not([hidden])')?.prepend(notice(island));
  });
  observer.observe(island, { childList: true });
}

function notice({ mail }: Island): HTMLElement {
  const { form, tool, call, email } = islandFailure;
  const box = document.createElement('p');
  box.className = 'ruled';
  box.role = 'alert';
  box.append(
    mail ? form : tool,
    ' ',
    link(`${call} ${company.phone}`, phoneHref(company.phone)),
    ' ',
    link(email, mail?.() ?? emailHref(company.email)),
  );
  return box;
}

function link(text: string, href: string): HTMLAnchorElement {
  const element = document.createElement('a');
  Object.assign(element, { href, textContent: text });
  // A frame opens neither by itself.
  if (parent !== window) element.target = '_blank';
  return element;
}
