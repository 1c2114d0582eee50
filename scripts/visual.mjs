import { spawnSync } from 'node:child_process';
import { ROOT } from './install.mjs';
import { shrinkPictures } from './shrink-pictures.mjs';

/** Pictures every story of the freshly built docs site and compares it with its baseline; `--update-snapshots` replaces them. */
const args = process.argv.slice(2);

function run(command, ...parameters) {
  const { status } = spawnSync(command, parameters, { cwd: ROOT, stdio: 'inherit' });
  return status ?? 1;
}

if (run('npm', 'run', '--silent', 'docs:build') !== 0) process.exit(1);
const status = run('playwright', 'test', '--config', 'tests/visual/playwright.config.ts', ...args);
if (args.some((arg) => arg.startsWith('--update-snapshots'))) shrinkPictures();
process.stdout.write('What differs, side by side: npx playwright show-report test-results/visual/report\n');
process.exit(status);
