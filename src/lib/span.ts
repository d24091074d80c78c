import type { Span, SpanUnit } from '#content/page.schema.ts';

/** A span as numbers: `25–35 Tage` is from 25 to 35. */
interface SpanRange {
  from: number;
  to: number;
  unit: SpanUnit;
}

/** Weeks in a month, as the figures with mixed units count. */
export const weeksPerMonth = 4.35;

/** Reads a span as the site prints it. */
export function parseSpan(span: Span): SpanRange {
  const [, from, to, unit] = /^(\d+)–(\d+) (Tage|Wochen|Monate)$/.exec(span) ?? [];
  if (Number(from) > Number(to) || !unit) throw new Error(`Not a span: ${span}`);
  return { from: Number(from), to: Number(to), unit: unit as SpanUnit };
}

/** Marks of an axis in even steps, from 0 to the first that reaches the longest value. */
export const axisMarks = (longest: number, step: number): number[] =>
  Array.from({ length: Math.ceil(longest / step) + 1 }, (_, index) => index * step);

/** What a part takes of the whole, for drawings: `33.33%`. */
export const percentOf = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(2))}%`;

/** A span in months, whatever its unit. */
export function toMonths({ from, to, unit }: SpanRange): SpanRange {
  const perMonth = { Tage: weeksPerMonth * 7, Wochen: weeksPerMonth, Monate: 1 }[unit];
  return { from: from / perMonth, to: to / perMonth, unit: 'Monate' };
}
