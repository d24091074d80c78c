import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createHash } from 'node:crypto';
import { cached } from '#lib/build-cache.ts';

const compressible = /\.(?:html|css|js|svg|xml|txt|json|webmanifest|vcf)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` next to every compressible file of a folder, so that a host sends the smallest form without spending
 * time on it.
 */
export async function compress(folder: string, names: readonly string[]): Promise<void> {
  const files = names.filter((name) => compressible.test(name)).map((name) => join(folder, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const brotliOptions = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const { brotli = '', zlib = '' } = process.versions;
  const forms = {
    br: await cached(['brotli', brotli, content], () => toBrotli(content, { params: brotliOptions })),
    gz: await cached(['gzip', zlib, content], () => toGzip(content, { level: constants.Z_BEST_COMPRESSION })),
  };
  for (const [ending, form] of Object.entries(forms)) await writeFile(`${file}.${ending}`, form);
}

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
