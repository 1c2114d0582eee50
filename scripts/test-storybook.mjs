import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { serveDocs } from './serve-docs.mjs';

/** Runs Storybook's test runner over the built docs site: every story is drawn and played. */
if (!existsSync(join(ROOT, 'apps/docs/dist/index.json'))) {
  process.stderr.write('The docs site is not built yet: npm run docs:build\n');
  process.exit(1);
}

const { server, address } = await serveDocs(0);
const runner = spawn(
  'test-storybook',
  ['--url', address, '--index-json', '--maxWorkers', '2', '--testTimeout', '60000', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
process.on('SIGINT', () => runner.kill('SIGINT'));
runner.on('close', (code) => {
  server.close();
  process.exit(code ?? 1);
});
