import { logistikTransport } from '#content/services/logistik-transport.ts';
import { parseSpan } from '#lib/span.ts';
import { ink, red, white } from './colours.ts';

const [sea, air, express] = logistikTransport.transport.options;
const ways = [express, air, sea].map(({ duration }) => parseSpan(duration));

const weeksOf = (days: number) => Math.ceil(days / 7);
/** The line of the first week of a way: below the weeks of the ways above, each with a free line. */
const lines = ways.map((_, index) => ways.slice(0, index).reduce((sum, { to }) => sum + weeksOf(to) + 1, 0));
const height = ways.reduce((sum, { to }) => sum + weeksOf(to) + 1, -1);

const margin = 30;
/** Of a day and the gap behind it: seven fit across the poster, and all weeks down it. */
const pitch = Math.min(50, Math.floor(450 / height));
const side = 0.8 * pitch;

/** The days of a way from one to another, a week to a line. */
const weeks = (from: number, to: number, line = 0) =>
  Array.from({ length: weeksOf(to) }, (_, week) => {
    const [first, last] = [Math.max(from - 7 * week, 0), Math.min(to - 7 * week, 7)];
    const middle = margin + pitch * (line + week) + side / 2;
    return first < last ? `M${margin + pitch * first} ${middle}h${pitch * (last - first)}` : '';
  }).join('');

/** Logistics: express, air and sea as a calendar, a square to a day and a week to a line, their spread in red. */
export function Logistics() {
  return (
    <>
      <path fill={ink} d="M0 0h400v500H0z" />
      <g strokeWidth={side} strokeDasharray={`${side} ${pitch - side}`}>
        <path stroke={white} d={ways.map(({ from }, index) => weeks(0, from, lines[index])).join('')} />
        <path stroke={red} d={ways.map(({ from, to }, index) => weeks(from, to, lines[index])).join('')} />
      </g>
    </>
  );
}
