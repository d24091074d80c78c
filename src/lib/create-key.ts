/**
 * A key that nobody else has, by which a receiver recognises a repetition. `crypto.randomUUID` does not exist on
 * sites served without TLS.
 */
export const createKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Bytes as hexadecimal digits. */
export const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
