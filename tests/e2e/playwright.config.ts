import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.test.ts', 'consumer/*.test.ts'],
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
    launchOptions: chromiumLaunch,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
