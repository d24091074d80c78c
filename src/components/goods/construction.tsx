import type { GoodsPicture } from '#content/goods.ts';
import { ink, red, white } from '../posters/colours.ts';

/** What builders buy. */
export const construction = {
  // A lever handle and its key rosette.
  'door-handle': (
    <>
      <path fill={red} d="M0 0h180v120H0z" />
      <path fill={ink} d="M22 0h6v120h-6z" />
      <path fill={white} d="M62 20h88a11 11 0 0 1 0 22H83a24 24 0 1 1-21-22z" />
      <circle fill={white} cx="62" cy="88" r="14" />
      <path fill={ink} d="M59 80h6v16h-6z" />
    </>
  ),
} satisfies Partial<Record<GoodsPicture, React.ReactNode>>;
