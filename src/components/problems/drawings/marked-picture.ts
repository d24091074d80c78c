import type { ReactNode } from 'react';

/**
 * A picture on a grey plate and the box around it (x, y, width, height); per note, where its mark stands, and the detail
 * that shows what it says.
 */
export interface MarkedPicture {
  picture: ReactNode;
  box: string;
  marks: readonly (readonly [x: number, y: number])[];
  details: readonly Detail[];
}

/** Where a detail begins in its picture, and how much of it is seen; the height follows. */
type Detail = readonly [left: number, top: number, width: number];

export const detailBox = ([left, top, width]: Detail) => `${left} ${top} ${width} ${width * 0.7}`;
