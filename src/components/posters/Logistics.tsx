import { logistikTransport } from '#content/services/logistik-transport.ts';
import { parseSpan } from '#lib/span.ts';
import { ink, red, white } from './colours.ts';

const [sea, air, express] = logistikTransport.transport.options;

/** Where the axis begins. It ends at the edge, where the way arrives. */
const start = 50;
const height = 75;
const bars = [
  { ...parseSpan(express.duration), top: 112 },
  { ...parseSpan(air.duration), top: 212 },
  { ...parseSpan(sea.duration), top: 312 },
];
const longest = Math.max(...bars.map(({ to }) => to));
const across = (days: number) => start + Math.round(((400 - start) * days) / longest);

const certain = bars.map(({ from, top }) => `M${start} ${top}H${across(from)}v${height}H${start}z`);
const spread = bars.map(
  ({ from, to, top }) => `M${across(from)} ${top}H${across(to)}v${height}H${across(from)}z`,
);

/** Logistics: express, air and sea on one axis as long as the slowest, their spread in red. */
export function Logistics() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <path fill={white} d={certain.join('')} />
      <path fill={red} d={spread.join('')} />
    </>
  );
}
