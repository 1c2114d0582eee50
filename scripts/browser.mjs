import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

function attempt(program, args) {
  try {
    execFileSync(program, args, {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/** What a program says; nothing where it fails. */
function wordsOf(program, args) {
  try {
    return execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function bundledBrowser() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  return wordsOf(join(ROOT, 'node_modules/node/bin/node'), ['-e', script]);
}

/**
 * Adds the browser without a window, which the end-to-end tests prefer, to Debian's; of the same version, so that nothing
 * that is installed changes.
 */
function addHeadlessShell(say) {
  if (existsSync(HEADLESS_SHELL) || !existsSync(SYSTEM_BROWSERS[0]) || process.getuid?.() !== 0) return;
  const version = wordsOf('dpkg-query', ['-W', '-f=${Version}', 'chromium']);
  if (version === '') return;
  say('Installing the browser without a window for the tests …');
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  attempt('apt-get', ['install', '-y', '-qq', ...impatient, `chromium-headless-shell=${version}`]);
}

/** The browser that tests use, installed where the system allows it; undefined where there is none to be had. */
export function ensureBrowser(say) {
  const browser = anyBrowser(say);
  addHeadlessShell(say);
  return browser;
}

function anyBrowser(say) {
  const system = SYSTEM_BROWSERS.find(existsSync);
  if (system !== undefined) return system;
  const bundled = bundledBrowser();
  if (bundled !== '' && existsSync(bundled)) return bundled;
  say('Installing a browser for the tests …');
  if (
    process.getuid?.() === 0 &&
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
  ) {
    return SYSTEM_BROWSERS.find(existsSync);
  }
  attempt('npx', ['playwright', 'install', 'chromium']);
  return existsSync(bundled) ? bundled : undefined;
}
