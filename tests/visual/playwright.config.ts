import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';

/** Pictures of every story, compared with the baselines in the repository; made with the fonts the kit ships. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual/pictures',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['dot'], ['html', { outputFolder: '../../test-results/visual/report', open: 'never' }]],
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixels: 24, animations: 'disabled', caret: 'hide' } },
  webServer: {
    command: 'node ../../scripts/serve-docs.mjs',
    env: { PORT: '6016' },
    url: 'http://127.0.0.1:6016/index.json',
    reuseExistingServer: false,
  },
  use: {
    baseURL: 'http://127.0.0.1:6016',
    launchOptions: chromiumLaunch,
  },
});
