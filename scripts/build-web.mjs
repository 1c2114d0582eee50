import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT, run } from './install.mjs';

/** Beside what was built, and kept with it in the cache of builds: what it was built from. */
const STAMP = join(ROOT, 'apps/web/.built-from');
const INPUTS = [
  'apps/web/src',
  'apps/web/messages',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/compile-catalogues.ts',
  'apps/web/first-paint.ts',
  'apps/web/pdf-assets.ts',
  'apps/web/first-paint.js',
  'apps/web/choose-window.js',
  'apps/web/write-pages.ts',
  'apps/web/build.ts',
  'apps/web/compress-files.ts',
  'apps/web/first-chunks.ts',
  'packages/ui/src',
  'packages/ui/fonts',
  'packages/ui/package.json',
  'packages/domain/src',
  'packages/domain/package.json',
  'package-lock.json',
];
const NOT_BUILT = /\.(?:test|stories|fixtures)\.tsx?$|__screenshots__/;

function* filesUnder(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) yield* filesUnder(join(path, name));
}

function digest() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const path of filesUnder(input)) {
      if (!NOT_BUILT.test(path))
        hash
          .update(`${path}\0`)
          .update(readFileSync(join(ROOT, path)))
          .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Builds the web application where its sources have changed since the last time. */
export async function buildWeb(say) {
  const now = digest();
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (built === now && existsSync(join(ROOT, 'apps/web/dist/pages/rules.json'))) return;
  say('Building the web application …');
  // A build that is cut short leaves a mixture, which must not pass for what was built before.
  rmSync(STAMP, { force: true });
  await run(NODE, [join(ROOT, 'apps/web/build.ts')], { quiet: true });
  writeFileSync(STAMP, now);
}

// `npm run build` comes here, so that what it builds is known to be new to whoever needs the app next.
if (process.argv[1] === import.meta.filename) {
  try {
    await buildWeb((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error.output ?? ''}\n${error.message}\n`);
    process.exit(1);
  }
}
