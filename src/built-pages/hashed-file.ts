import { createHash } from 'node:crypto';

/** A file of the built site. */
export interface BuiltFile {
  /** Its path. */
  file: string;
  code: string;
}

/** A file that is named after its content, so that browsers may keep it for ever: `_astro/deferred.1a2b3c4d.css`. */
export function hashedFile(name: string, extension: 'css' | 'js', code: string): BuiltFile {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `_astro/${name}.${hash}.${extension}`, code };
}
