import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, ROOT } from './install.mjs';
import { measureSizes } from './measure-sizes.mjs';
import { serveDocs } from './serve-docs.mjs';

/**
 * Builds the docs site into apps/docs/dist and, unless `--build` is given, serves it at http://localhost:6006. `--built`
 * says that the kit has just been built, that others may be reading it, and that the props are checked beside this.
 */
const SITE = join(ROOT, 'apps/docs/dist');
const PORT = Number(process.env.PORT ?? 6006);
/** Bytes, gzip, of one component alone; more means that it took in something it has no use for. */
const HEAVIEST = 65_000;
const say = (line) => process.stdout.write(`${line}\n`);

function run(name, command, ...args) {
  const began = Date.now();
  const done = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout}${done.stderr}\n${name} failed.\n`);
    process.exit(1);
  }
  say(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

await install(say);
const began = Date.now();
if (!process.argv.includes('--built')) {
  run('The kit', 'npm', 'run', '--silent', 'build', '--', '--filter=@footnote/ui');
  run('Props', 'node', 'scripts/props.mjs', '--check');
}
const sizes = await measureSizes();
say(`${Object.keys(sizes).length} components weighed`);
const heavy = Object.entries(sizes).filter(([, { gzip }]) => gzip > HEAVIEST);
if (heavy.length > 0) {
  const names = heavy.map(([name, { gzip }]) => `${name} (${Math.round(gzip / 1000)} kB)`).join(', ');
  process.stderr.write(`Heavier than ${HEAVIEST / 1000} kB gzip alone, React not counted: ${names}\n`);
  process.exit(1);
}
run('The site', 'storybook', 'build', '--output-dir', SITE, '--quiet', '--disable-telemetry');
say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s: ${SITE}`);
if (!process.argv.includes('--build')) {
  const { address } = await serveDocs(PORT);
  say(`The docs are at ${address.replace('127.0.0.1', 'localhost')}`);
}
