/** `+41 44 000 00 00` as the address of a phone link. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** `+41 79 000 00 00` as the address that opens WhatsApp; the link loads nothing. */
export const whatsAppHref = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}` as const;

/** An e-mail address as the address of a mail link. */
export const emailHref = (email: string) => `mailto:${email}`;
