import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** What is published: that the packed files are found by every kind of user, and that the public API is the reviewed one. */
const PACKAGES = ['domain', 'literature', 'ui'];
const update = process.argv.includes('--update');

function run(folder, command, ...args) {
  const done = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return { passed: done.status === 0, said: `${done.stdout}${done.stderr}`, out: done.stdout };
}

function checkPackage(name, parcel) {
  const folder = join(ROOT, 'packages', name);
  const packed = run(folder, 'npm', 'pack', '--json', '--pack-destination', parcel);
  const tarball = join(parcel, JSON.parse(packed.out)[0].filename);
  return [
    { check: 'publint', ...run(folder, 'publint', '--strict', tarball) },
    { check: 'attw', ...run(folder, 'attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css') },
    { check: 'public API', ...run(folder, 'api-extractor', 'run', ...(update ? ['--local'] : [])) },
  ];
}

const parcel = mkdtempSync(join(tmpdir(), 'footnote-packages-'));
let failed = false;
try {
  for (const name of PACKAGES) {
    for (const { check, passed, said } of checkPackage(name, parcel)) {
      console.log(`${passed ? 'passed' : 'failed'}  @footnote/${name}: ${check}`);
      if (!passed) console.log(said);
      failed ||= !passed;
    }
  }
} finally {
  rmSync(parcel, { recursive: true, force: true });
}
if (failed)
  console.log('Where the public API was meant to change: npm run api, and review packages/*/api in the diff.');
process.exit(failed ? 1 : 0);
