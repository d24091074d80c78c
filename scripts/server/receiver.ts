import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { startReceiver } from '../../receiver/receiver.ts';
import { readEnvironment } from '../../receiver/command.ts';
import { readSettings, WrongSettings, type Settings } from '../../receiver/settings.ts';
import type { Handler } from './handler.ts';
import { CannotServe } from './start.ts';

/** What the site must be built with, so that it sends to the receiver below its own address. */
export const receiverSettings = (url: string): Record<string, string> => ({
  RECEIVER_URL: `${url}/api`,
  // An owner's own: an empty variable counts as none and is not filled from the file.
  INQUIRY_ENDPOINT: '',
  APPOINTMENT_ENDPOINT: '',
  APPOINTMENT_SLOTS: '',
});

/** The receiver of a trial, in this process. Rejects with {@link CannotServe} where one of its settings is wrong. */
export async function startTrialReceiver(url: string): Promise<{ handler: Handler; mails: string }> {
  const settings = trialSettings(url);
  const { app } = await startReceiver(settings);
  await app.ready();
  return {
    handler: (request, response) => app.routing(request, response),
    mails: settings.SMTP_URL
      ? `go to ${settings.SMTP_URL}`
      : `become files in ${resolve(settings.RECEIVER_FOLDER, 'mail')}`,
  };
}

function trialSettings(url: string): Settings {
  const key = randomBytes(32).toString('hex');
  try {
    return readSettings(
      { RECEIVER_KEY: key, ...readEnvironment(), ...receiverSettings(url), SITE_URL: url },
      true,
    );
  } catch (error) {
    throw error instanceof WrongSettings ? new CannotServe(error.message) : error;
  }
}
