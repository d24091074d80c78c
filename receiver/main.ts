/** `npm run receiver`: takes inquiries and appointments until it is told to end. */
import { startReceiver } from './receiver.ts';
import { readEnvironment, readSettings, WrongSettings } from './settings.ts';

// Whatever is written, is for the receiver's own user only.
process.umask(0o077);

try {
  const settings = readSettings(readEnvironment());
  const receiver = await startReceiver(settings);
  await receiver.app.listen({ host: settings.host, port: settings.port });
  // A connection to a mail server that hangs would keep the process.
  const end = () => void receiver.close().then(() => process.exit());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
} catch (error) {
  if (!(error instanceof WrongSettings)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
