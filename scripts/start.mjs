import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install, NODE, NODE_FLAGS, nodeEnvironment, ROOT } from './install.mjs';
import { passSignals } from './pass-signals.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

try {
  await install(say, { toRun: true });
  await buildWeb(say);
} catch (error) {
  process.stderr.write(`${error.output ?? ''}\n${error.message}\n`);
  process.exit(1);
}

const server = spawn(NODE, [...NODE_FLAGS, join(ROOT, 'apps/api/src/main.ts')], {
  cwd: ROOT,
  env: nodeEnvironment(),
  // The channel tells the server when this process is killed without a word.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
passSignals(server);
server.on('error', (error) => {
  process.stderr.write(`The server could not be started: ${error.message}\n`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
