/** What the lines are that a tool writes into an inquiry. */
import { z } from 'zod';
import { list, text } from '../schema.ts';

export const InquiryLines = z.strictObject({
  /** Above the lines. */
  heading: text(60),
  /** The lines, with the names of values in braces. */
  lines: list(text(140)),
});
export type InquiryLines = z.infer<typeof InquiryLines>;

export const records = {
  landedCostLines: InquiryLines,
  samplingLines: InquiryLines,
  normsGuideLines: InquiryLines,
  orderCalendarLines: InquiryLines,
  departureBoardLines: InquiryLines,
};
