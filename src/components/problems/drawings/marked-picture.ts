import type { ReactNode } from 'react';

/** A picture on a grey plate, the box around it (x, y, width, height), and where its marks stand. */
export interface MarkedPicture {
  picture: ReactNode;
  box: string;
  marks: readonly (readonly [x: number, y: number])[];
}
