import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { warningOfToday } from './check-runtime.mjs';
import { install, ROOT } from './install.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** Every check there is, cheapest first. Those with `browser` are skipped, and said to be, where no browser can be had. */
const CHECKS = [
  { name: 'runtime', script: 'check:runtime' },
  { name: 'licences', script: 'check:licences' },
  { name: 'types', script: 'check:types' },
  { name: 'lint', script: 'check:lint' },
  { name: 'format', script: 'check:format' },
  { name: 'boundaries', script: 'check:boundaries' },
  { name: 'unused code', script: 'check:unused' },
  { name: 'props of the docs', script: 'check:props' },
  { name: 'build', script: 'build' },
  { name: 'size', script: 'check:size' },
  { name: 'published packages', script: 'check:packages' },
  { name: 'docs site', script: 'docs:build' },
  { name: 'unit tests', script: 'test:unit' },
  { name: 'tests of changes', script: 'test:changed', daily: true },
  { name: 'answers to the starter questions', script: 'eval', args: ['starter'] },
  { name: 'stories', script: 'test:stories', browser: true },
  { name: 'end to end', script: 'test:e2e', browser: true },
];

/** What `npm test -- --changed` runs. */
const DAILY = ['types', 'lint', 'format', 'boundaries', 'unused code', 'tests of changes'];

let running;
process.on('SIGINT', () => running?.kill('SIGINT'));

function run(check, environment) {
  const args = ['run', '--silent', check.script, ...(check.args === undefined ? [] : ['--', ...check.args])];
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: environment });
    running = child;
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

try {
  await install(say);
} catch (error) {
  process.stderr.write(`${error.output ?? ''}\n${error.message}\n`);
  process.exit(1);
}

const browser = ensureBrowser(say);
const environment = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  ...(browser === undefined ? {} : { FOOTNOTE_BROWSER: browser }),
};
const args = process.argv.slice(2);
const only = args.includes('--changed') ? DAILY : args;
const outcomes = [];
for (const check of CHECKS.filter(({ name, daily }) => (only.length === 0 ? !daily : only.includes(name)))) {
  if (check.browser && browser === undefined) {
    outcomes.push({ ...check, outcome: 'skipped' });
    continue;
  }
  say(`\n── ${check.name} ${'─'.repeat(Math.max(0, 70 - check.name.length))}`);
  const began = Date.now();
  const passed = await run(check, environment);
  outcomes.push({ ...check, outcome: passed ? 'passed' : 'failed', seconds: Math.round((Date.now() - began) / 1000) });
}

say('\n── summary ───────────────────────────────────────────────────────────────');
for (const { name, outcome, seconds } of outcomes) {
  say(
    `${outcome.padEnd(8)} ${name}${seconds === undefined ? '' : ` (${seconds} s)`}${outcome === 'skipped' ? ': no browser could be installed here' : ''}`,
  );
}
const count = (outcome) => outcomes.filter((check) => check.outcome === outcome).length;
// Said at the end, where it is seen: an ageing runtime is a reason to look for another, and none to stop.
const warning = warningOfToday();
if (warning !== null) say(`warning  ${warning}`);
say(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exit(count('failed') === 0 ? 0 : 1);
