import { statSync } from 'node:fs';
import { READ_LIMITS } from './read-limits.ts';
import { ReaderProcess } from './reader-process.ts';

/** In the place of a server that is killed: reads a document, and says which process does. */
const [, script = '', path] = process.argv;
if (script.endsWith('killed-server.fixtures.ts') && path !== undefined) {
  const reading = new ReaderProcess();
  process.stdout.write(`${reading.pid}\n`);
  const { signal } = new AbortController();
  for (;;) await reading.read({ path, size: statSync(path).size, limits: READ_LIMITS, signal });
}
