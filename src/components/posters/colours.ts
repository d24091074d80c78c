/**
 * The four colours of the posters, as attribute values: a poster keeps them when it leaves the page.
 * To draw one without our style sheets (a social image), declare these custom properties or replace the strings.
 */
export const ink = 'var(--color-poster-ink)';
export const red = 'var(--color-accent)';
export const white = 'var(--color-field)';
export const mist = 'var(--color-field-quiet)';
