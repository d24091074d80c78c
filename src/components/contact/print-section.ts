/** Prints one section of the page alone: a button with `data-print` names it by its id. Without script the button is not there. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    document.documentElement.dataset['printing'] = button.dataset['print'];
    window.print();
  });
}

window.addEventListener('afterprint', () => delete document.documentElement.dataset['printing']);
