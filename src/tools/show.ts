/** Sets the text of the places that show a value: `data-out` names them. */
export function show(section: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(values)) {
    section.querySelector(`[data-out="${name}"]`)?.replaceChildren(text);
  }
}
