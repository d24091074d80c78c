import { expect, test } from 'vitest';
import { parseWrk } from './wrk.ts';

const output = `Running 1m test @ https://127.0.0.1:1234/
  2 threads and 500 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    42.11ms   12.01ms 410.02ms   88.10%
    Req/Sec     6.01k   500.00     7.00k    70.00%
  Latency Distribution
     50%   40.10ms
     75%   45.00ms
     90%   52.00ms
     99%    1.20s
  718000 requests in 1.00m, 9.01GB read
Requests/sec:  11950.50
Transfer/sec:    153.60MB
`;

test('figures are read in milliseconds', () => {
  expect(parseWrk(output)).toEqual({
    requests: 718_000,
    perSecond: 11_950.5,
    median: 40.1,
    p99: 1200,
    errors: 0,
  });
});

test('every kind of error counts', () => {
  const lines = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n';
  expect(parseWrk(output + lines).errors).toBe(15);
});

test('anything else is no result', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});
