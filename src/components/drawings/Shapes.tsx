import type { Drawing, Line, Part, Shape } from './drawing.ts';

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
