/** Copies a text and says whether that worked: a visitor may have forbidden it, and only secure pages have a clipboard. */
export const copy = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
