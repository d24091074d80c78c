import type { InputHTMLAttributes } from 'react';

/** What a browser needs to know to fill in a field and to show the right keyboard. */
export const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  company: { type: 'text', autoComplete: 'organization' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'off',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  subject: { type: 'text', autoComplete: 'off' },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;
