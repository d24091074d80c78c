import { ink, red, white } from './colours.ts';

const radius = 175;

/** The left half in seven blocks: each is as wide as the disc is at its middle. */
const blocks = Array.from({ length: 7 }, (_, row) => {
  const width = Math.round(Math.sqrt(radius ** 2 - (50 * (row - 3)) ** 2));
  return `M200 ${75 + 50 * row}h-${width}v50h${width}z`;
}).join('');

/** Product development: a disc, half of it still in rough blocks and half of it finished. */
export function Development() {
  return (
    <>
      <path fill={ink} d="M199-250h4000v1000H199z" />
      <g data-rough="" color={white}>
        <path fill={ink} d="M-999-250H200v1000H-999z" />
        <path fill="currentcolor" d={blocks} data-shape="disc" />
      </g>
      <path fill={red} d="M200 75a175 175 0 0 1 0 350z" data-shape="disc" />
    </>
  );
}
