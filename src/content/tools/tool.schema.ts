/** What the sections with a tool have in common. */
import { z } from 'zod';
import { each, internalLink, text, words } from '../schema.ts';

/** What the sections with a tool have in common. */
export const ToolSection = z.strictObject({
  /** Anchor of the section, and the key of its values in an address (`#einstandskosten=…`). Do not change it. */
  id: words,
  /** Section heading. */
  heading: text(40, 15),
  /** One or two sentences below it. */
  intro: text(200),
});
export type ToolSection = z.infer<typeof ToolSection>;

/** The link from a tool to the inquiry form; its anchor gives way to the values of the tool. */
export const InquiryLink = z.strictObject({
  /** Says what is taken along. */
  label: text(40),
  /** The inquiry form, with the service chosen that the tool belongs to. */
  href: internalLink,
});
export type InquiryLink = z.infer<typeof InquiryLink>;

/** What stands behind the result of a tool. */
export const ResultActions = z.strictObject({
  /** The way on: what the visitor has found out goes along. */
  inquire: InquiryLink,
  /** Button that copies a link with the visitor’s values; left out where there are none that take long to enter. */
  share: text(30).exactOptional(),
  /** Button that prints the section alone. */
  print: text(30),
});
export type ResultActions = z.infer<typeof ResultActions>;

export const records = { damagedLink: each(['example', 'ticks'], text(120)) };
