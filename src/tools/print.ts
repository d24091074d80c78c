/** The button that prints one section of the page alone; `ToolSection.module.css` leaves the rest of the page out. */
export function printButton(section: HTMLElement): void {
  const marked = [document.documentElement, section];
  section.querySelector('[data-print]')?.addEventListener('click', () => {
    for (const { dataset } of marked) dataset['printing'] = '';
    print();
  });
  addEventListener('afterprint', () => {
    for (const { dataset } of marked) delete dataset['printing'];
  });
}
