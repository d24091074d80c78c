import { ink, red, white } from './colours.ts';

/**
 * A quarter of the disc in `count` steps; `left` and `up` say to which side of its middle it lies. Each step is as wide
 * as the disc is at the middle of the step.
 */
function quarter(count: number, left: -1 | 1, up: -1 | 1): string {
  const height = 200 / count;
  const steps = Array.from({ length: count }, (_, i) => {
    const width = Math.round(Math.sqrt(200 ** 2 - ((i + 0.5) * height) ** 2));
    return `H${200 + left * width}v${up * height}`;
  });
  return `M200 250${steps.join('')}H200z`;
}

/** Product development: a disc that resolves in four quarters, from the rough block to the finished curve. */
export function Development() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <path fill={white} d={quarter(1, -1, -1) + quarter(3, 1, -1) + quarter(9, -1, 1)} />
      <path fill={red} d="M200 250h200a200 200 0 0 1-200 200z" />
    </>
  );
}
