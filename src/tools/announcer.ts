/** Milliseconds without a change after which a result is read out: nobody wants to hear every digit. */
const pause = 900;

/** Reads results out politely, through the section's live region. */
export function announcer(section: HTMLElement): (text: string) => void {
  const region = section.querySelector('[data-announced]');
  let timer: ReturnType<typeof setTimeout>;
  return (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => region?.replaceChildren(text), pause);
  };
}
