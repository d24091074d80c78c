import type { ReactNode } from 'react';

/** A picture on a grey plate, the box around it (x, y, width, height), and what the notes show of it, in their order. */
export interface MarkedPicture {
  picture: ReactNode;
  box: string;
  notes: readonly {
    mark: readonly [x: number, y: number];
    /** Where the detail begins, and how much of the picture it shows; its height follows. */
    detail: readonly [left: number, top: number, width: number];
    /** Id of the part of the picture that stands alone in the detail; without, the whole picture is seen through it. */
    group?: string;
  }[];
}
