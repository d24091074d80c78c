import type { InternalLink } from '../routes.ts';
import type { AtMost, NoWordOver } from '../limits.ts';

/** What the sections with a tool have in common. */
export interface ToolSection {
  /** Anchor of the section, and the key of its values in an address (`#einstandskosten=…`). Do not change it. */
  id: string;
  /** Section heading. */
  heading: NoWordOver<15, AtMost<40>>;
  /** One or two sentences below it. */
  intro: AtMost<200>;
}

/** Where a link with values came damaged: in a tool that shows an example, and in one with boxes to tick. */
export const damagedLink = {
  example: 'Der Link ist beschädigt: Seine Werte lassen sich nicht lesen. Sie sehen unser Beispiel.',
  ticks: 'Der Link ist beschädigt: Was angekreuzt war, lässt sich nicht lesen.',
} satisfies AtMost<120, Record<string, string>>;

/** The link from a tool to the inquiry form; its anchor gives way to the values of the tool. */
export interface InquiryLink {
  /** Says what is taken along. */
  label: AtMost<40>;
  /** The inquiry form, with the service chosen that the tool belongs to. */
  href: InternalLink;
}

/** What stands behind the result of a tool. */
export interface ResultActions {
  /** The way on: what the visitor has found out goes along. */
  inquire: InquiryLink;
  /** Button that copies a link with the visitor’s values; left out where there are none that take long to enter. */
  share?: AtMost<30>;
  /** Button that prints the section alone. */
  print: AtMost<30>;
}

/** Why a text is no number that can be calculated with. */
export type Misreading = 'missing' | 'ambiguous' | 'impossible' | 'too-large';

/** An amount of money in whole Rappen: sums of them are exact. */
export type Rappen = number;
