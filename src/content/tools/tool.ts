/** Where a link with values came damaged: in a tool that shows an example, and in one with boxes to tick. */
export const damagedLink = {
  example: 'Der Link ist beschädigt: Seine Werte lassen sich nicht lesen. Sie sehen unser Beispiel.',
  ticks: 'Der Link ist beschädigt: Was angekreuzt war, lässt sich nicht lesen.',
} as const;

/** Why a text is no number that can be calculated with. */
export type Misreading = 'missing' | 'ambiguous' | 'impossible' | 'too-large';

/** An amount of money in whole Rappen: sums of them are exact. */
export type Rappen = number;
