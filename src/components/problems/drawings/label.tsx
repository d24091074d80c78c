import { ink, mist, red, white } from '../../posters/colours.ts';
import type { MarkedPicture } from './marked-picture.ts';

/** The label of a box of medical goods: who makes it, who imports it, what it is and how it can be traced. */
export const label: MarkedPicture = {
  picture: (
    <>
      <path fill={ink} d="M7 0h426v480H7z" />
      <path fill={mist} d="M16 9h408v108H16zM16 226h200v100H16zM16 335h408v136H16z" />
      <path fill={red} d="M225 226h199v100H225z" />
      {/* The maker, and the importer’s line, which is empty. */}
      <path fill={ink} d="M34 66V44l16-14v14l16-14v36zM88 32h184v12H88zM88 54h120v12H88z" />
      <path fill="none" stroke={red} strokeWidth="5" strokeDasharray="9 6" d="M36 94h172" />
      {/* CE and its four digits. */}
      <path
        fill="none"
        stroke={white}
        strokeWidth="10"
        d="M78 148a25 25 0 1 0 0 46M121 148a25 25 0 1 0 0 46M98 171h20"
      />
      <path fill={white} d="M164 164h18v14h-18zM188 164h18v14h-18zM212 164h18v14h-18zM236 164h18v14h-18z" />
      {/* Batch and bars. */}
      <path
        fill={ink}
        d="M32 246h7v60h-7zM45 246h4v60h-4zM56 246h10v60H56zM74 246h4v60h-4zM84 246h8v60h-8zM100 246h4v60h-4zM110 246h10v60h-10zM128 246h4v60h-4zM138 246h7v60h-7zM152 246h10v60h-10z"
      />
      {/* A sealed pouch. */}
      <path fill={white} d="M244 244h122v64H244z" />
      <path fill={ink} d="M260 260h60v9h-60zM260 276h60v9h-60zM260 292h36v6h-36z" />
      {/* The only factory. */}
      <path
        fill={ink}
        d="M40 452v-70l28-24v24l28-24v24l28-24v94zM150 390h110v10H150zM150 410h86v10h-86zM150 430h96v10h-96z"
      />
      <path fill={mist} d="M54 414h18v14H54zM86 414h18v14H86z" />
      {/* The folded corner leads to the file. */}
      <path fill={ink} d="M424 398v73h-73z" />
      <path fill={white} d="m351 471 9-64 64-9z" />
    </>
  ),
  box: '7 0 426 480',
  marks: [
    [300, 84],
    [296, 172],
    [190, 278],
    [392, 278],
    [142, 358],
    [394, 440],
  ],
};
