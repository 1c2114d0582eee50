import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const ASSETS = join(import.meta.dirname, 'dist/assets');

const compress = promisify(brotliCompress);

/**
 * Writes scripts and styles beside themselves as small as Brotli makes them. That takes seconds, and nobody who opens a
 * page could wait for it; what a server compresses in passing is a twelfth larger.
 */
export async function compressFiles(): Promise<void> {
  const texts = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(texts.map((name) => compressFile(join(ASSETS, name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await compress(bytes, { params }));
}
