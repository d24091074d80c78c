import type { ReactNode } from 'react';

/** Ink as wide as the window behind a section. */
export function InkField({ children }: { children: ReactNode }) {
  return (
    <div className="field" data-field="ink">
      {children}
    </div>
  );
}
