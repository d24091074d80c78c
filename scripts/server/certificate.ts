import { execFileSync } from 'node:child_process';

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost ' +
  '-addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout - -out -';

/**
 * A self-signed certificate and its key for localhost, both in one PEM text. Lives in memory only.
 * Throws where the openssl program is missing.
 */
export function selfSignedPem(): string {
  try {
    return execFileSync('openssl', request.split(' '), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (cause) {
    throw new Error('No certificate for --tls: the program "openssl" is missing or failed.', { cause });
  }
}
