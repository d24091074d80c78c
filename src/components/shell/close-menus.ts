/**
 * What browsers leave to the page about the menus of the header, which are popovers. A menu closes when one of its links
 * is followed (to a section of the same page, or on a page that the back button brings back) and when the focus goes on
 * behind it. Where there are no popovers, in Chrome before 114, Firefox before 125 and Safari before 17, menus open and
 * close here too, and `data-open` says which do; `base.css` hides the others.
 */
const isNative = 'popover' in HTMLElement.prototype;
const openSheet = isNative ? ':popover-open' : '[data-open]';

for (const button of document.querySelectorAll<HTMLElement>('header [popovertarget]')) {
  const sheet = button.nextElementSibling as HTMLElement;
  const toggle = () => button.setAttribute('aria-expanded', String(sheet.toggleAttribute('data-open')));
  const close = () => sheet.matches(openSheet) && (isNative ? sheet.hidePopover() : toggle());
  const closeFromOutside = ({ target }: Event) =>
    button.contains(target as Node) || sheet.contains(target as Node) || close();

  sheet.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
  // The focus has arrived when the key is let go. Events of focus also come with the window's, and in WebKit with a click.
  document.addEventListener('keyup', (event) => event.key === 'Tab' && closeFromOutside(event));
  if (isNative) continue;

  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', toggle);
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !sheet.matches(openSheet)) return;
    toggle();
    button.focus();
  });
}
