import { expect, test } from 'vitest';
import { closedDays, comingClosures } from './company-days.ts';
import { dayOf, isoDay } from './day.ts';

const summer = { from: '2027-07-20', to: '2027-07-22', note: 'Betriebsferien' } as const;
const bridge = { from: '2027-05-07', to: '2027-05-07', note: 'Brücke' } as const;

test('every day of a closure is a closed day, the last one too', () => {
  expect(closedDays([summer, bridge]).map(isoDay)).toEqual([
    '2027-07-20',
    '2027-07-21',
    '2027-07-22',
    '2027-05-07',
  ]);
  expect(closedDays()).toEqual([]);
});

test('a closure is named until its last day is over', () => {
  const linesOn = (month: number, date: number) =>
    comingClosures([summer, bridge], dayOf(2027, month, date)).map(({ line }) => line);
  expect(linesOn(5, 7)).toEqual([
    'Betriebsferien vom 20.\u00a0Juli 2027 bis 22.\u00a0Juli 2027',
    'Brücke am 7.\u00a0Mai 2027',
  ]);
  expect(linesOn(7, 22)).toHaveLength(1);
  expect(linesOn(7, 23)).toEqual([]);
});
