import { normsGuideMessages as messages } from '#content/tools/norms-guide.ts';
import { fill } from '#lib/fill.ts';
import { announcer } from '../announcer.ts';
import { printButton } from '../print.ts';

/** Filters the table: the rows of all chosen groups, or all rows while none is chosen. */
export function start(section: HTMLElement): void {
  const boxes = [...section.querySelectorAll<HTMLInputElement>('input')];
  const rows = [...section.querySelectorAll<HTMLElement>('tbody tr')];
  const announce = announcer(section);

  section.addEventListener('change', () => announce(update()));
  printButton(section);
  // Browsers put back what was ticked before a reload.
  update();

  function update(): string {
    const chosen = boxes.filter(({ checked }) => checked).length;
    for (const [index, row] of rows.entries()) row.hidden = chosen > 0 && !boxes[index]?.checked;
    const counts = { count: String(chosen), all: String(rows.length) };
    return fill(chosen > 0 ? messages.some : messages.all, counts);
  }
}
