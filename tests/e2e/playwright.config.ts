import { defineConfig } from '@playwright/test';
import { COMPILED } from '../../scripts/install.mjs';
import { headlessShellLaunch } from '../support/chromium.ts';
import { IS_WHOLE, LONG } from '../support/test-effort.ts';

// Servers and commands that tests start begin with the same modules again and again; Node keeps them compiled.
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.test.ts', 'consumer/*.test.ts'],
  ...(IS_WHOLE ? {} : { grepInvert: new RegExp(LONG.tag) }),
  globalSetup: './build-app.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  expect: { timeout: 15_000 },
  use: {
    launchOptions: headlessShellLaunch,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
