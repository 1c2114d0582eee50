import { execFileSync, spawnSync } from 'node:child_process';
import { ROOT } from './install.mjs';

const PROJECTS = ['domain', 'ui', 'literature', 'api', 'web', 'docs', 'architecture'];

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commit whose changes, and what is not committed yet, are tested: where a branch left main, on main the one before. */
function base() {
  try {
    const left = git('merge-base', 'main', 'HEAD');
    if (left !== git('rev-parse', 'HEAD') || git('status', '--porcelain') !== '') return left;
  } catch {
    // A clone of one branch knows no main.
  }
  return 'HEAD~1';
}

const since = base();
process.stdout.write(`Tests of what changed since ${since}, as far as it is imported.\n`);
const projects = PROJECTS.flatMap((name) => ['--project', name]);
const { status } = spawnSync('vitest', ['run', '--changed', since, '--passWithNoTests', ...projects], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
