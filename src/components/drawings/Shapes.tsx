import type { SVGAttributes } from 'react';

/**
 * The colours of the drawings, as attribute values: a poster keeps them when it leaves the page. To draw one without our
 * style sheets (a social image), declare these custom properties or replace the strings.
 */
export const ink = 'var(--ink)';
export const red = 'var(--color-accent)';
export const white = 'var(--white)';
export const mist = 'var(--color-field-quiet)';
/** The ground that a drawing stands on. */
export const field = 'var(--color-field)';
/** As ink, and white where the drawing stands on a field of ink. */
export const rule = 'var(--color-rule)';

/** A colour, or that of the part around it. */
type Colour =
  typeof ink | typeof red | typeof white | typeof mist | typeof field | typeof rule | 'currentcolor';

/** A path, or a circle or ellipse. */
type Outline =
  string | { cx: number; cy: number; r: number } | { cx: number; cy: number; rx: number; ry: number };

/** The width of a line, or that with what else it has. */
export type Line =
  | number
  | {
      width: number;
      dashes?: string;
      ends?: 'round';
      joins?: 'bevel';
      /** Edges on whole pixels. */
      edges?: 'crispEdges';
    };

/** An outline filled with a colour, or drawn as a line. */
export type Shape = readonly [colour: Colour, outline: Outline, line?: Line];

/** Shapes that stand together, with the attributes by which a style sheet finds them. */
export interface Part extends Pick<SVGAttributes<SVGGElement>, 'color' | 'display' | 'transform'> {
  /** `tall` and `wide` take turns, where a poster stands in a band; a `disc` or `chop` gets smaller there. `shifted` and `raised`: see faults.ts. */
  'data-shape'?: 'tall' | 'wide' | 'disc' | 'chop' | 'shifted' | 'raised';
  'data-rough'?: '';
  shapes: Drawing;
}

/** Shapes that lie over each other, the lowest first. */
export type Drawing = readonly (Shape | Part)[];

/** Draws shapes over each other, in their order. Stands in an `svg`. */
export function Shapes({ of: drawing }: { of: Drawing }) {
  return drawing.map((shape, place) =>
    'shapes' in shape ? <Group key={place} {...shape} /> : <Outlined key={place} shape={shape} />,
  );
}

function Group({ shapes, ...attributes }: Part) {
  return (
    <g {...attributes}>
      <Shapes of={shapes} />
    </g>
  );
}

function Outlined({ shape: [colour, outline, line] }: { shape: Shape }) {
  const paint = line === undefined ? { fill: colour } : { fill: 'none', stroke: colour, ...strokeOf(line) };
  if (typeof outline === 'string') return <path {...paint} d={outline} />;
  return 'r' in outline ? <circle {...paint} {...outline} /> : <ellipse {...paint} {...outline} />;
}

function strokeOf(line: Line) {
  if (typeof line === 'number') return { strokeWidth: line };
  const { width, dashes, ends, joins, edges } = line;
  return {
    strokeWidth: width,
    strokeDasharray: dashes,
    strokeLinecap: ends,
    strokeLinejoin: joins,
    shapeRendering: edges,
  };
}
