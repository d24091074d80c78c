import type { AtMost } from './limits.ts';

/** A figure and what it counts, such as one of the three below a headline. */
export interface Statistic {
  /** The figure as printed, such as `100+` or `unter 0.1%`. */
  value: AtMost<10>;
  /** What it counts. */
  label: AtMost<60>;
}

/** A span of time as the site prints it, with an en dash: `25–35 Tage`. Figures read their lengths from it. */
export type Span = `${number}–${number} ${SpanUnit}`;
export type SpanUnit = 'Tage' | 'Wochen' | 'Monate';

/** A share as the site prints it: `99.2%`. */
export type Percentage = `${number}%`;
