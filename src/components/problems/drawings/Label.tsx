import type { Sheet } from '../Drawing.tsx';

/** The label of a box of medical goods: who makes it, who imports it, what it is and how it can be traced. */
function Picture() {
  return (
    <>
      <path d="M8 8h424v464H8z" />
      <path d="M8 120h424M8 222h424M8 330h424M220 222v108" />
      {/* The importer’s line is empty. */}
      <path d="M40 40h28v20H40zM46 40V26h16v14M92 46h180M92 66h120" strokeDasharray="4 5" />
      <path d="M92 92h70" strokeDasharray="4 5" />
      {/* CE and its four digits. */}
      <path d="M76 150a24 24 0 1 0 0 42M117 150a24 24 0 1 0 0 42M95 171h18" strokeWidth="7" />
      <path d="M170 190h12M190 190h12M210 190h12M230 190h12" strokeWidth="4" />
      {/* Batch and bars. */}
      <path
        d="M34 250v56M42 250v56M56 250v56M62 250v56M76 250v56M90 250v56M96 250v56M110 250v56M124 250v56M138 250v56M144 250v56M160 250v56"
        strokeWidth="4"
      />
      {/* A sealed pouch. */}
      <path d="M244 246h120v66H244zM254 256h100v46H254z" />
      <path d="M284 268h40M284 280h40M284 292h24" strokeWidth="4" />
      {/* The only factory. */}
      <path d="M40 440v-56l26-22v22l26-22v22l26-22v78z" />
      <path d="M56 416h16M86 416h16" strokeWidth="6" />
      <path d="M150 384h100M150 404h80M150 424h90" />
      {/* The folded corner leads to the file. */}
      <path d="M432 404v68h-68z" fill="var(--color-field)" />
      <path d="m364 472 8-60 60-8z" fill="var(--color-field-quiet)" />
    </>
  );
}

export const Label: Sheet = {
  picture: Picture,
  box: '7 0 426 480',
  marks: [
    [300, 62],
    [276, 172],
    [190, 278],
    [392, 278],
    [142, 362],
    [398, 436],
  ],
};
