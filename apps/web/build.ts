import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { findFirstModules, firstChunks } from './first-chunks.ts';
import { writePages } from './write-pages.ts';

const configFile = join(import.meta.dirname, 'vite.config.ts');
const drawings = join(import.meta.dirname, '.prerender');

const output = firstChunks(await findFirstModules(configFile));
await build({ configFile, build: { rolldownOptions: { output } } });
// The same app once more, for this process to draw its pages with.
await build({ configFile, build: { ssr: 'src/app/prerender/draw-pages.tsx', outDir: drawings, copyPublicDir: false } });
await writePages(join(drawings, 'draw-pages.js'));
// What the server draws an example of its collection with; it brings all it needs.
await build({
  configFile,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/prerender/draw-example.tsx',
    outDir: join(import.meta.dirname, 'dist/pages/drawing'),
    copyPublicDir: false,
    manifest: false,
  },
});
rmSync(drawings, { recursive: true });
await compressFiles();
// Parts of the app go on listening to other tabs.
process.exit(0);
