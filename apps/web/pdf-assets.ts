import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const HOME = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')));

/** Fonts and characters that files leave out, and what reads pictures where WebAssembly may not run. */
const NEEDED = /^(?:cmaps\/.+\.bcmap|standard_fonts\/.+\.(?:pfb|ttf)|wasm\/.+_nowasm_fallback\.js)$/;

const names = ['cmaps', 'standard_fonts', 'wasm']
  .flatMap((folder) => readdirSync(join(HOME, folder)).map((name) => `${folder}/${name}`))
  .filter((name) => NEEDED.test(name));

/** Serves what pdfjs fetches by name, below a folder with its version, so that browsers may keep it for good. */
export function pdfAssets(): Plugin {
  const files = new Map(names.map((name) => [`assets/pdfjs-${version}/${name}`, join(HOME, name)]));
  return {
    name: 'footnote:pdf-assets',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = files.get((request.url ?? '').slice(1));
        if (path === undefined) next();
        else {
          response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
          response.end(readFileSync(path));
        }
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [fileName, path] of files) this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
  };
}
