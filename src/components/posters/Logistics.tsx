import { logistikTransport } from '#content/services/logistik-transport.ts';
import { parseSpan } from '#lib/span.ts';
import { ink, red, white } from './colours.ts';

const [sea, air, express] = logistikTransport.transport.options;
const spans = [express, air, sea].map(({ duration }) => parseSpan(duration));

const weeksOf = (days: number) => Math.ceil(days / 7);
/** Lines of so many ways, a week to a line and a free line below each. */
const linesOf = (ways: typeof spans) => ways.reduce((sum, { to }) => sum + weeksOf(to) + 1, 0);

const margin = 30;
/** Of a day and the gap behind it: seven fit across the poster, and all weeks down it. */
const pitch = Math.min(50, Math.floor(450 / (linesOf(spans) - 1)));
const side = 0.8 * pitch;

/** The days of a way from one to another, its first week on the given line. */
const days = (from: number, to: number, line: number) =>
  Array.from({ length: weeksOf(to) }, (_, week) => {
    const [first, last] = [Math.max(from - 7 * week, 0), Math.min(to - 7 * week, 7)];
    const middle = margin + pitch * (line + week) + side / 2;
    return first < last ? `M${margin + pitch * first} ${middle}h${pitch * (last - first)}` : '';
  }).join('');

const ways = spans.map(({ from, to }, index) => {
  const line = linesOf(spans.slice(0, index));
  return { certain: days(0, from, line), spread: days(from, to, line) };
});

/** Logistics: express, air and sea as a calendar, a square to a day and a week to a line, their spread in red. */
export function Logistics() {
  return (
    <>
      <path fill={ink} d="M-999-250h4999v1000H-999z" />
      <g strokeWidth={side} strokeDasharray={`${side} ${pitch - side}`}>
        <path stroke={white} d={ways.map(({ certain }) => certain).join('')} />
        <path stroke={red} d={ways.map(({ spread }) => spread).join('')} />
      </g>
    </>
  );
}
