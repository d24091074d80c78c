import { ink, red, white } from './colours.ts';

const radius = 175;
/** Half of what parts the quarters. */
const apart = 6;

/**
 * A quarter of the disc in `count` steps; `left` and `up` say to which side of its middle it lies. Each step is as wide
 * as the disc is at the middle of the step.
 */
function quarter(count: number, left: -1 | 1, up: -1 | 1): string {
  const height = radius / count;
  const steps = Array.from({ length: count }, (_, i) => {
    const width = Math.round(Math.sqrt(radius ** 2 - ((i + 0.5) * height) ** 2));
    return `h${left * width}v${up * height}H${200 + left * apart}`;
  });
  return `M${200 + left * apart} ${250 + up * apart}${steps.join('')}z`;
}

/** Product development: a disc that resolves in four quarters, from the rough block to the finished curve. */
export function Development() {
  return (
    <>
      <path fill={ink} d="M0-250h400v1000H0z" />
      <path fill={white} d={quarter(2, -1, -1) + quarter(5, 1, -1) + quarter(10, -1, 1)} />
      <path fill={red} d="M206 256h175a175 175 0 0 1-175 175z" />
    </>
  );
}
