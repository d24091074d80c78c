/** After decompression. Ten years of a company's calendar have about a tenth of it. */
const mostBytes = 20_000_000;
const timeout = 15_000;
const mostRedirects = 5;

/** `webcal://` means https. Without TLS only from the own machine. Null for any other address. */
export function calendarAddress(text: string): URL | null {
  const written = text.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn) ? url : null;
}

/**
 * The bytes at an address. User and password in it are sent as credentials, never to where a redirect leads. Throws
 * what may be told to anybody: no message names the address, which is a secret.
 */
export async function fetchCalendar(
  address: URL | null,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!address) throw new Error('not at an address that is read');
  const { username, password } = address;
  const credentials = Buffer.from(`${decode(username)}:${decode(password)}`).toString('base64');
  const authorization = username || password ? { Authorization: `Basic ${credentials}` } : {};
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    [url.username, url.password] = ['', ''];
    const headers = { Accept: 'text/calendar', ...(redirects === 0 && authorization) };
    const response = await fetch(url, { headers, redirect: 'manual', signal: limit }).catch(unreachable);
    const location = response.headers.get('location');
    if (response.status === 200) return bytesOf(response).catch(unreachable);
    await response.body?.cancel();
    const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
    if (!isRedirect) throw new Error(`answered ${response.status}`);
    const next = URL.canParse(location, url) ? calendarAddress(new URL(location, url).href) : null;
    // From the encrypted world nothing leads back to the own machine.
    if (!next || (url.protocol === 'https:' && next.protocol !== 'https:'))
      throw new Error('redirected to where it is not read');
    url = next;
  }
  throw new Error('redirected too often');
}

/** A mistyped per cent sign stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new Refused(`larger than ${mostBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

class Refused extends Error {}

/** Errors of `fetch` may name the address; their codes do not. */
function unreachable(error: unknown): never {
  if (error instanceof Refused) throw error;
  const { name, cause } = error as Error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  throw new Error(
    name === 'TimeoutError'
      ? 'no answer in 15 seconds'
      : `not reached (${typeof code === 'string' ? code : name})`,
  );
}
