/**
 * `npm run receiver:crash`: 2,000 inquiries from 20 clients, and appointments that are changed and cancelled,
 * while the receiver is killed 100 times and the mail server puts mails off. Other numbers:
 * `-- --inquiries 500 --clients 5 --kills 20`. Ends with 1 where one was lost or not mailed.
 */
import { parseArgs } from 'node:util';
import { runCrashes } from './crash-run.ts';

const { values } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '2000' },
    clients: { type: 'string', default: '20' },
    kills: { type: 'string', default: '100' },
  },
});
const report = await runCrashes({
  inquiries: Number(values.inquiries),
  clients: Number(values.clients),
  kills: Number(values.kills),
});
console.log(report);
const faults = [...report.lost, ...report.notMailed, ...report.wrongAppointments];
process.exitCode = faults.length > 0 || report.integrity !== 'ok' ? 1 : 0;
