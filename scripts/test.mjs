import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { warningOfToday } from './check-runtime.mjs';
import { COMPILED, install, ROOT } from './install.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Every check there is, stage after stage. The checks of a stage need one core each and run side by side, longest first;
 * a check that is a stage of its own uses every core itself. What is built first is what later checks use.
 * Those with `browser` are skipped, and said to be, where no browser can be had. One with `spare` computes while the other
 * of its stage waits for pages and servers, and gets out of its way; it may be slowed as much as that takes.
 */
const STAGES = [
  [{ name: 'build', script: 'build' }],
  [{ name: 'types', script: 'check:types' }],
  [{ name: 'lint', script: 'check:lint' }],
  [
    { name: 'docs site', script: 'docs:build', args: ['--built'] },
    { name: 'answers to the starter questions', script: 'eval', args: ['starter'] },
    { name: 'published packages', script: 'check:packages' },
    { name: 'boundaries', script: 'check:boundaries' },
    { name: 'unused code', script: 'check:unused' },
    { name: 'props of the docs', script: 'check:props' },
    { name: 'format', script: 'check:format' },
    { name: 'licences', script: 'check:licences' },
    { name: 'size', script: 'check:size' },
    { name: 'runtime', script: 'check:runtime' },
  ],
  [{ name: 'unit tests of server and app', script: 'test:apps' }],
  [{ name: 'tests of changes', script: 'test:changed', daily: true }],
  [{ name: 'stories', script: 'test:stories', browser: true }],
  [
    { name: 'end to end', script: 'test:e2e', browser: true },
    { name: 'unit tests of packages', script: 'test:packages', spare: true },
  ],
];

/** What `npm test -- --changed` runs. */
const DAILY = ['types', 'lint', 'format', 'boundaries', 'unused code', 'tests of changes'];

const running = new Set();
process.on('SIGINT', () => {
  for (const child of running) child.kill('SIGINT');
});

/** Lines of a test runner that name a failed test or say why it failed. */
const FAILURE = /^\s*(?:FAIL|Unhandled |\d+\) |(?:\w*Error|Error): )/;
/** Lines of a failed check that are said again at the end, where a long log is read first. */
const FAILURES_SHOWN = 40;

/** Names of failed tests, and their errors, in what a check said. */
function failuresOf(said) {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => FAILURE.test(line));
  return [...new Set(lines.map((line) => line.trim()))].slice(0, FAILURES_SHOWN);
}

/** Linux counts in hundredths of a second what processors did for programs that have ended; null elsewhere. */
function processorSecondsOfEnded() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

let counted = 0;

/** What the processors did for the check that just ended, with all it waited for: by the clock a busy machine says little. */
function timeTaken(began) {
  const seconds = `${Math.round((Date.now() - began) / 1000)} s`;
  const all = processorSecondsOfEnded();
  if (all === null) return seconds;
  const taken = Math.round(all - counted);
  counted = all;
  return `${seconds}, ${taken} s of processors`;
}

/** Runs a check to its end: whether it passed, and what it said, which may be `shown` as it comes, too. */
function run(check, environment, shown) {
  const args = ['run', '--silent', check.script, ...(check.args === undefined ? [] : ['--', ...check.args])];
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: environment });
    // What it starts inherits this.
    if (check.spare && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const said = [];
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (chunk) => said.push(chunk));
      if (shown) from.pipe(to, { end: false });
    }
    running.add(child);
    const end = (passed) => {
      running.delete(child);
      resolve({ passed, said: Buffer.concat(said).toString().trimEnd() });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

const title = (name) => `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`;

async function outcomeOf(check, environment, shown) {
  if (shown) say(title(check.name));
  const began = Date.now();
  const { passed, said } = await run(check, environment, shown);
  const taken = timeTaken(began);
  // Said in one piece when it is over: the words of two checks do not mix.
  if (!shown) say([title(check.name), said, `${passed ? 'passed' : 'failed'} (${taken})`].filter(Boolean).join('\n'));
  return { ...check, outcome: passed ? 'passed' : 'failed', taken, failures: passed ? [] : failuresOf(said) };
}

/** Runs the checks of a stage, one on each core, and gives how each ended. */
async function runStage(checks, environment) {
  const waiting = [...checks];
  const outcomes = [];
  const shown = checks.filter(({ spare }) => !spare).length <= 1;
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      outcomes.push(await outcomeOf(check, environment, shown && (!check.spare || checks.length === 1)));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, lane));
  return outcomes;
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
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED,
  TURBO_TELEMETRY_DISABLED: '1',
  // What is passed on is still read by somebody at a terminal.
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  ...(browser === undefined ? {} : { FOOTNOTE_BROWSER: browser }),
};
const args = process.argv.slice(2);
const only = args.includes('--changed') ? DAILY : args;
const outcomes = [];
for (const stage of STAGES) {
  const asked = stage.filter(({ name, daily }) => (only.length === 0 ? !daily : only.includes(name)));
  const possible = asked.filter((check) => !check.browser || browser !== undefined);
  outcomes.push(...(await runStage(possible, environment)));
  outcomes.push(
    ...asked.filter((check) => !possible.includes(check)).map((check) => ({ ...check, outcome: 'skipped' })),
  );
}

say('\n── summary ───────────────────────────────────────────────────────────────');
for (const { name, outcome, taken } of outcomes) {
  say(
    `${outcome.padEnd(8)} ${name}${taken === undefined ? '' : ` (${taken})`}${outcome === 'skipped' ? ': no browser could be installed here' : ''}`,
  );
}
for (const { name, failures = [] } of outcomes) {
  if (failures.length > 0) say([`\nfailed in ${name}:`, ...failures].join('\n  '));
}
const count = (outcome) => outcomes.filter((check) => check.outcome === outcome).length;
// Said at the end, where it is seen: an ageing runtime is a reason to look for another, and none to stop.
const warning = warningOfToday();
if (warning !== null) say(`warning  ${warning}`);
say(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exit(count('failed') === 0 ? 0 : 1);
