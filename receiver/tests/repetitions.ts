/**
 * How often a test repeats what it tests. The long form, `LONG=on npm test -- receiver`, is for who changes the receiver
 * and for a release of it; the short one fits in every day.
 */
export const repetitions = ({ short, long }: { short: number; long: number }): number =>
  process.env['LONG'] ? long : short;
