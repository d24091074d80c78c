/** The colours of the posters, in roles that a page may change: in the visitor’s own colours a drawing has those. */
export const ink = 'var(--color-rule)';
export const red = 'var(--color-accent)';
export const white = 'var(--color-field)';
export const mist = 'var(--color-field-quiet)';
