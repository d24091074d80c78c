/** A span of time as the site prints it, with an en dash: `25–35 Tage`. Figures read their lengths from it. */
export type Span = `${number}–${number} ${SpanUnit}`;
export type SpanUnit = 'Tage' | 'Wochen' | 'Monate';

/** A share as the site prints it: `99.2%`. */
export type Percentage = `${number}%`;
