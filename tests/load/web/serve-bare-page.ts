import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { build } from 'vite';

/** A web server and the way to end it. */
export interface PageServer {
  url: string;
  close: () => Promise<void>;
}

/** Builds a page of React and its router that shows a heading and a text, and serves it compressed as the product is. */
export async function serveBarePage(): Promise<PageServer> {
  const outDir = mkdtempSync(join(tmpdir(), 'footnote-bare-page-'));
  await build({
    root: join(import.meta.dirname, 'bare-page'),
    configFile: false,
    logLevel: 'error',
    plugins: [compressed()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  const serve = sirv(outDir, { brotli: true, etag: true });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Writes each script once more in the form in which browsers fetch it. */
function compressed() {
  return {
    name: 'compressed',
    generateBundle(
      this: { emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => void },
      _: unknown,
      bundle: Record<string, { type: string; code?: string }>,
    ) {
      for (const [name, { code }] of Object.entries(bundle)) {
        if (code === undefined) continue;
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotliCompressSync(code) });
      }
    },
  };
}
