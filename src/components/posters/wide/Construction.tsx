import { ink, red, white } from '../colours.ts';

/** Construction: a wall as it grows, and the brick that arrives on time. */
export function Construction() {
  return (
    <>
      <path fill={red} d="M0 0h1600v350H0z" />
      <path
        stroke={ink}
        strokeWidth="75"
        strokeDasharray="140 10"
        d="M-65 47.5H675M-140 132.5H1125M-65 217.5H1580M-140 302.5H1600"
      />
      <path fill={white} d="M685 10h140v75H685z" />
    </>
  );
}
