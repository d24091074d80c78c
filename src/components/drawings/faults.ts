import type { ProblemBreaks } from '#content/page.schema.ts';
import { type Drawing, red, rule } from './Shapes.tsx';

const line = { width: 20, edges: 'crispEdges' } as const;

/**
 * Faults of a line, on a field of 336 by 144 units. It begins at the height at which the one before it ends. On phones, where
 * drawings stand below each other, what is `shifted` moves, so that the end of the line before it shows too; what is
 * `raised` does, clear of the words below.
 */
export const faults: Record<ProblemBreaks['problems'][number]['fault'], Drawing> = {
  origin: [
    [rule, 'M88 52H336', line],
    [red, { cx: 42, cy: 52, r: 36 }, { width: 10, dashes: '14 11.13' }],
  ],
  shift: [
    {
      'data-shape': 'shifted',
      shapes: [
        [rule, 'M-112 52H0M48 92H336', line],
        [red, 'm2 52 40 40', { width: 10, dashes: '14 7.3' }],
      ],
    },
  ],
  hidden: [
    {
      'data-shape': 'raised',
      shapes: [
        [red, 'M4 144 56 92M84 144l52-52M164 144l52-52', 10],
        [rule, 'M0 92H336', line],
      ],
    },
  ],
  end: [
    {
      'data-shape': 'raised',
      shapes: [
        {
          'data-shape': 'shifted',
          shapes: [
            [rule, 'M-112 92H16M16 56v72', line],
            [red, 'M73 54h61v76H58V54z', { width: 10, dashes: '0 4.7 14 8.7 14 8.6 22 4' }],
          ],
        },
      ],
    },
  ],
};
