import type { SiteConfig } from '#config.ts';
import { check, must, type Finding } from '../findings/finding.ts';

const field = 'RECEIVER_URL';
const timeout = 10_000;

/** Where the site has a receiver of its own. `isLive`: it is asked whether it is well and does what the privacy policy says. */
export async function checkReceiver({ receiver }: SiteConfig, isLive: boolean): Promise<Finding[]> {
  if (receiver === null) return [];
  if (!isLive) {
    const text =
      'Läuft der Empfänger? «npm run launch-check -- --live» fragt ihn, «npm run receiver:test» sendet eine Probe.';
    return [check('.env', field, text)];
  }
  const address = `${receiver.url}/health`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    .then(async (response) => ({ status: response.status, health: (await response.json()) as Health }))
    .catch(() => null);
  if (answer === null) return [must('.env', field, `Der Empfänger antwortet nicht: ${address}`)];
  const { status, health } = answer;
  const findings: Finding[] = [];
  if (status !== 200) {
    findings.push(
      must('.env', field, `Der Empfänger meldet eine Störung (${status}). Der Grund steht unter ${address}`),
    );
  }
  if (health.retentionDays !== receiver.retentionDays) {
    const text = `Die Datenschutzerklärung sagt ${receiver.retentionDays} Tage, der Empfänger löscht nach ${health.retentionDays}.`;
    findings.push(must('.env', 'RECEIVER_RETENTION_DAYS', text));
  }
  if (health.sendsReceipt !== receiver.sendsReceipt) {
    const text = 'Bei der Empfangsbestätigung sagt die Datenschutzerklärung nicht, was der Empfänger tut.';
    findings.push(must('.env', 'RECEIVER_RECEIPT', text));
  }
  return findings;
}

/** Of the answer, what the privacy policy speaks of. */
interface Health {
  retentionDays?: number;
  sendsReceipt?: boolean;
}
