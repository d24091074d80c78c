import { describe, expect, test } from 'vitest';
import { createKey } from '../site.ts';
import { booking, inquiryBody } from './samples.ts';
import { startTrial } from './trial.ts';

describe.each([
  ['full', (pages: number) => `PRAGMA max_page_count = ${pages}`, 'PRAGMA max_page_count = 100000'],
  ['read-only', () => 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
])('while the disk is %s', (_, fail, mend) => {
  test('nothing is accepted: 503 with Retry-After, and it goes on as soon as it can write again', async () => {
    const { post, get, rows, database, mails } = await startTrial();
    const pages = Number(database.connection.prepare('PRAGMA page_count').get()?.['page_count']);
    const large = () => inquiryBody({ projectDescription: createKey().repeat(600) });
    await post('/inquiries', large());
    await expect.poll(() => mails).toHaveLength(1);
    const [time = ''] = (await get('/slots')).json<{ times: string[] }>().times;
    database.connection.exec(fail(pages));

    const statuses = new Set<number>();
    for (let count = 0; count < 50; count++) {
      const before = rows('inquiries').length;
      const answer = await post('/inquiries', large());
      statuses.add(answer.statusCode);
      expect(rows('inquiries')).toHaveLength(answer.statusCode === 202 ? before + 1 : before);
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('3');
      expect(answer.body).not.toMatch(/SQLITE|database|stack/i);
    }
    expect(statuses).toContain(503);
    expect([...statuses].filter((status) => status !== 202 && status !== 503)).toEqual([]);

    database.connection.exec(mend);
    expect((await post('/inquiries', large())).statusCode).toBe(202);
    expect((await post('/appointments', booking({ time1: time }))).statusCode).toBe(201);
  });
});

test('while the database is read-only, no appointment is confirmed and the health answer says so', async () => {
  const { post, get, rows, database } = await startTrial();
  const [time = ''] = (await get('/slots')).json<{ times: string[] }>().times;
  database.connection.exec('PRAGMA query_only = ON');
  expect((await post('/appointments', booking({ time1: time }))).statusCode).toBe(503);
  expect((await get('/health')).statusCode).toBe(503);
  expect(rows('appointments')).toEqual([]);
});
