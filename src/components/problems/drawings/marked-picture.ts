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

/**
 * Where a detail begins in its picture, and how much of it is seen; the height follows. What it shows stands alone if the
 * picture has a group for it, called like the drawing and the number of the note (`table3`).
 */
type Detail = readonly [left: number, top: number, width: number, standsAlone?: true];

export const detailBox = ([left, top, width]: Detail) => `${left} ${top} ${width} ${Math.round(width * 0.7)}`;
