import type { ReactNode } from 'react';

/** Ink as wide as the window behind sections. */
export function InkField({ children }: { children: ReactNode }) {
  return <div data-field="ink">{children}</div>;
}
