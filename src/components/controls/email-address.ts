/** Whether a text is no e-mail address: the browser’s own judgement, which knows domains with umlauts. */
export function isMalformedEmail(address: string): boolean {
  const { validity } = Object.assign(document.createElement('input'), { type: 'email', value: address });
  return validity.typeMismatch;
}

/** Whether the domain of an e-mail address has no dot: sound by the rules, and rarely meant. */
export const lacksEnding = (address: string): boolean => /@[^.]+$/.test(address);
