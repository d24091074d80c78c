/** `npm run receiver`: takes inquiries and appointments until it is told to end. */
import { readEnvironment, runCommand } from './command.ts';
import { startReceiver } from './receiver.ts';
import { readSettings, WrongSettings } from './settings.ts';

await runCommand(async () => {
  const settings = readSettings(readEnvironment());
  const { RECEIVER_HOST: host, RECEIVER_PORT: port } = settings;
  const receiver = await startReceiver(settings);
  await receiver.app.listen({ host, port }).catch(async ({ code }: { code?: string }) => {
    await receiver.close();
    const place = `${host}, port ${port} (${code})`;
    throw new WrongSettings(`Settings: RECEIVER_HOST and RECEIVER_PORT: nothing can listen on ${place}.`);
  });
  // A connection to a mail server that hangs would keep the process.
  const end = () => void receiver.close().finally(() => process.exit());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
});
