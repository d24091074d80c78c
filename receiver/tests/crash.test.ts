import { expect, test } from 'vitest';
import { runCrashes } from './crash.ts';

/** The long form is `npm run receiver:crash`. */
test(
  'killed five times while inquiries come in, the receiver loses none that it has accepted and mails each',
  {
    timeout: 120_000,
  },
  async () => {
    const plan = { inquiries: 60, clients: 10, kills: 5 };
    expect(await runCrashes(plan)).toMatchObject({
      accepted: plan.inquiries,
      kills: plan.kills,
      lost: [],
      notMailed: [],
      wrongAppointments: [],
      integrity: 'ok',
    });
  },
);
