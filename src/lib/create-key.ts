/**
 * A key that nobody else has, by which a receiver recognises a repetition. `crypto.randomUUID` does not exist on
 * sites served without TLS.
 */
export const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
