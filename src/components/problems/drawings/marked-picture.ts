import type { ReactNode } from 'react';

/** Width and height of a detail, in units of its picture. */
export const detailSize = '160 112';

/**
 * A picture on a grey plate and the box around it (x, y, width, height); per note, where its mark stands and where the
 * detail begins that shows what it says.
 */
export interface MarkedPicture {
  picture: ReactNode;
  box: string;
  marks: readonly (readonly [x: number, y: number])[];
  details: readonly (readonly [left: number, top: number])[];
}
