import { createHash } from 'node:crypto';

/** What a page fetches later than it brings the rest. */
export interface LateFile {
  /** Its path in the built site. */
  file: string;
  code: string;
}

/** A file that is named after its content, so that browsers may keep it for ever: `_astro/late.1a2b3c4d.css`. */
export function lateFile(name: string, extension: 'css' | 'js', code: string): LateFile {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `_astro/${name}.${hash}.${extension}`, code };
}
