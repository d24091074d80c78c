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
        d="M-30 47.5H710M-105 132.5H1235M-30 217.5H1460M-105 302.5H1600"
      />
      <path fill={white} d="M720 10h140v75H720z" />
    </>
  );
}
