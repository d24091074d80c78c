/**
 * Where the poster of an industry stands in its hero, and with it everything else on wide screens:
 * a field that runs off the left or the right edge, or a band above, below or in the middle.
 */
export type HeroLayout = 'left' | 'right' | 'above' | 'middle' | 'below';
