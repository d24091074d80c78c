/** Length of a dash, and of a dash with the gap after it where the line has room for it. */
const dash = 24;
const period = 36;

/**
 * The dashes of a line that bends, for `stroke-dasharray`: in each of its stretches they are as many as fit, and a dash lies
 * around every bend and at both ends, so that no gap takes a corner away.
 */
export function dashesAlong(stretches: readonly number[]): string {
  const lengths = [0];
  for (const stretch of stretches) {
    // Too short for a gap.
    if (stretch < 0.8 * period) {
      lengths[lengths.length - 1]! += stretch;
      continue;
    }
    const count = Math.max(1, Math.round(stretch / period));
    const space = stretch / count - dash;
    lengths[lengths.length - 1]! += dash / 2;
    for (let place = 1; place < count; place++) lengths.push(space, dash);
    lengths.push(space, dash / 2);
  }
  return lengths.map((length) => Math.round(length * 10) / 10).join(' ');
}
