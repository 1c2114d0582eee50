import type { RunningProduct } from './app/start-server.ts';
import { readConfig } from './platform/config/config.ts';
import { startSentence } from './platform/start-sentence.ts';

/** npm passes Ctrl-C on to a process that the terminal told already; a second within this time is the same key. */
const ECHO_MILLISECONDS = 500;
/** Answers under way get their grace and the database its checkpoint; a disk or database that hangs gets no more. */
const STOPPING_MILLISECONDS = 20_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

let product: RunningProduct | null = null;
let stoppingSince: number | null = null;

function stop(): void {
  const now = performance.now();
  if (stoppingSince !== null) {
    if (now - stoppingSince > ECHO_MILLISECONDS) process.exit(130);
    return;
  }
  stoppingSince = now;
  // Stopped while starting: everything that was committed stays, and the next start goes on from there.
  if (product === null) process.exit(130);
  setTimeout(() => fail('Stopping took too long; what was saved stays.'), STOPPING_MILLISECONDS).unref();
  product.stop().then(
    () => process.exit(0),
    (error: unknown) => fail(startSentence(error)),
  );
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
// The script that started this process is gone, and with it whoever could stop it.
process.on('disconnect', stop);

const config = readConfig(process.env);
if (!config.ok) fail(config.error);
try {
  const { startServer } = await import('./app/start-server.ts');
  const started = await startServer(config.value, say);
  if (!started.ok) fail(started.error);
  product = started.value;
  say(`Footnote is ready at ${product.url}`);
} catch (error) {
  fail(startSentence(error));
}
