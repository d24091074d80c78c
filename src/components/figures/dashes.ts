/** Length of a dash with the gap after it, about; the gap is a third of it. */
const period = 36;

/**
 * The dashes of a line that bends, for `stroke-dasharray`: in each of its stretches they are as many as fit, dash and gap a
 * little longer or shorter, and a dash lies around every bend and at both ends, so that no gap takes a corner away.
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
    const third = stretch / count / 3;
    lengths[lengths.length - 1]! += third;
    for (let place = 1; place < count; place++) lengths.push(third, 2 * third);
    lengths.push(third, third);
  }
  return lengths.map((length) => Math.round(length * 10) / 10).join(' ');
}
