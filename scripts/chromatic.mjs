import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Sends the built docs site to Chromatic; its project token comes from the environment and from nowhere else. */
const SITE = 'apps/docs/dist';

if ((process.env.CHROMATIC_PROJECT_TOKEN ?? '') === '') {
  process.stderr.write(
    'CHROMATIC_PROJECT_TOKEN is not set: Chromatic needs the token of a project. Pictures without it: npm run test:visual\n',
  );
  process.exit(1);
}
if (!existsSync(join(ROOT, SITE, 'index.json'))) {
  process.stderr.write('The docs site is not built yet: npm run docs:build\n');
  process.exit(1);
}
const sent = spawnSync('chromatic', ['--storybook-build-dir', SITE, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(sent.status ?? 1);
