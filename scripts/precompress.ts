/**
 * Runs after `astro build`: writes a `.br` and a `.gz` next to every compressible file, so that a host
 * sends the smallest form without spending time on it.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|css|js|svg|xml|txt|json|webmanifest|vcf)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses the files below `directory` and returns how many there were. */
export async function precompress(directory: string): Promise<number> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => compressible.test(name));
  for (const name of names) await compressFile(join(directory, name));
  return names.length;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const brotliOptions = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params: brotliOptions }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}

if (import.meta.main) {
  console.log(`Compressed ${await precompress('dist')} files in dist/ (brotli and gzip).`);
}
