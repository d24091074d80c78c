/**
 * Closes a menu when one of its links is followed. The browser does that by itself when the link leads to
 * another page; this is for links to a section of the same page and for pages restored by the back button.
 */
for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
}
