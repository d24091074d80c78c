type SharedTexts = { copied: string; notCopied: string };

/**
 * Keeps the values of a tool in the address, behind `#`, which browsers never send. Without an entry in the history:
 * the back button still leads to the page before.
 */
export function writeFragment(section: HTMLElement, values: string): void {
  history.replaceState(history.state, '', `#${section.id}=${values}`);
}

/** The button that copies the address with the values, and says whether that worked. */
export function shareButton(section: HTMLElement, values: () => string | null, texts: SharedTexts): void {
  const note = section.querySelector('[data-note]');
  section.querySelector('[data-share]')?.addEventListener('click', async () => {
    const current = values();
    if (current !== null) writeFragment(section, current);
    const say = (text: string) => note?.replaceChildren(text);
    // Browsers offer the clipboard on secure pages only, and a visitor may have forbidden it.
    await (navigator.clipboard?.writeText(location.href) ?? Promise.reject()).then(
      () => say(texts.copied),
      () => say(texts.notCopied),
    );
  });
}
