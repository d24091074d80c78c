import type { ReactNode } from 'react';

/** A quiet field as wide as the window behind sections: what one can use or hold in one's hands lies on it. */
export function QuietField({ children }: { children: ReactNode }) {
  return <div data-field="quiet">{children}</div>;
}
