import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, NODE, NODE_FLAGS, nodeEnvironment, ROOT } from './install.mjs';
import { passSignals } from './pass-signals.mjs';

// Standard output belongs to the command, whose result may be read by a program.
const say = (line) => process.stderr.write(`${line}\n`);

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  say('Usage: node scripts/command.mjs ENTRY [ARGUMENT…]');
  process.exit(2);
}
try {
  await install(say, { toRun: entry.startsWith('apps/') });
} catch (error) {
  say(`${error.output ?? ''}\n${error.message}`);
  process.exit(1);
}

const command = spawn(NODE, [...NODE_FLAGS, join(ROOT, entry), ...args], { stdio: 'inherit', env: nodeEnvironment() });
passSignals(command);
command.on('error', (error) => {
  say(`The command could not be started: ${error.message}`);
  process.exit(1);
});
command.on('exit', (code) => process.exit(code ?? 130));
