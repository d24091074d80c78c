/** `+41 44 000 00 00` as the address of a phone link. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** An e-mail address as the address of a mail link. */
export const emailHref = (email: string) => `mailto:${email}`;
