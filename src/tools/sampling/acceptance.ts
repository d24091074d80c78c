/**
 * How likely a lot is to pass: the share of all samples that could be drawn from it that have no more defects than are
 * accepted (the hypergeometric distribution). The operating characteristics of ISO 2859-1 hold for lots without end (the
 * binomial distribution); a smaller lot passes a little more or less often.
 */
export function acceptance(lot: number, defects: number, sample: number, accepted: number): number {
  const good = lot - defects;
  let chance = 1;
  for (let piece = 0; piece < sample; piece++) chance *= (good - piece) / (lot - piece);
  let sum = chance;
  for (let found = 1; found <= Math.min(accepted, defects); found++) {
    chance *= ((defects - found + 1) * (sample - found + 1)) / (found * (good - sample + found));
    sum += chance;
  }
  return Math.min(sum, 1);
}
