import type { ChecklistId } from '#content/tools/offer-checklist.ts';
import { printButton } from '../print.ts';
import { show } from '../show.ts';
import { checklistFragment, checklistFromFragment } from './ticks.ts';

/** Counts the ticks and gives them to the link to the inquiry form. */
export function start(section: HTMLElement) {
  const boxes = [...section.querySelectorAll<HTMLInputElement>('input')];
  const link = section.querySelector('a');
  const href = link?.getAttribute('href') ?? '';

  section.addEventListener('change', update);
  link?.addEventListener('click', () => {
    if (link.pathname !== location.pathname || !link.hash.includes('=')) return;
    // The form stands on this page. Its script may not be there yet, or the address may say the same already.
    document.getElementById('projectDescription')?.focus();
    if (link.hash === location.hash) dispatchEvent(new HashChangeEvent('hashchange'));
  });
  printButton(section);
  // Browsers put back what was ticked before a reload.
  update();

  function update(): void {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value as ChecklistId);
    show(section, { count: String(ticked.length) });
    link?.setAttribute(
      'href',
      href.replace(/#.*/, (anchor) => checklistFragment(ticked) || anchor),
    );
  }

  return (values: string) => {
    const ticked: readonly string[] = checklistFromFragment(`#${section.id}=${values}`);
    for (const box of boxes) box.checked = ticked.includes(box.value);
    update();
  };
}
