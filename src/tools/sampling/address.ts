/** Reads the size of a lot from an address (`#aql=1000`); null for anything this site has not written. */
export const readLot = (values: string): number | null => (/^\d{1,11}$/.test(values) ? Number(values) : null);
