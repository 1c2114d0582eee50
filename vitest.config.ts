import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { COMPILED, STEADY_WASM } from './scripts/install.mjs';
import { preBundled } from './.storybook/pre-bundled.ts';
import { storiesLaunch } from './tests/support/chromium.ts';

// Programs, worker threads and test processes begin with the same modules again and again; Node keeps them compiled.
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;

/** Vite would give our own files another copy of GraphQL than Node gives to the libraries, and the two refuse each other. */
const alias = { graphql: new URL('node_modules/graphql/index.js', import.meta.url).pathname };

/** Milliseconds for what computes in the time that end-to-end tests leave of the processors (`scripts/test.mjs`). */
const SPARE = 600_000;

/** The tests of a package; those of one that keeps nothing between calls, or closes what it opened, share their modules. */
const node = (
  name: string,
  include: string[],
  { isShared = false, globalSetup = [] as string[], patience = 60_000 } = {},
) => ({
  resolve: { conditions: ['@footnote/source', 'node'], alias },
  ssr: { resolve: { conditions: ['@footnote/source', 'node'] } },
  test: {
    name,
    include,
    environment: 'node' as const,
    isolate: !isShared,
    globalSetup,
    testTimeout: patience,
    hookTimeout: patience,
    execArgv: [STEADY_WASM],
  },
});

/** Every story as a test in the browser, with its play function, axe, and contrast in both colour schemes (`checkLooks`). */
const stories = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // Storybook takes each story down before the next: one page for all spares loading the kit anew for every file.
    isolate: false,
    api: { host: '127.0.0.1' },
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 800 },
      // Nothing fades in: what is asked to be visible is so at once, on a busy machine, too.
      provider: playwright({ launchOptions: storiesLaunch, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

/** Every story in a window of 320 px, in a long language and from right to left. */
const narrowStories = {
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@footnote/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: { include: [...preBundled, 'axe-core'] },
  test: {
    name: 'stories-narrow',
    env: { FOOTNOTE_TEST_EFFORT: process.env['FOOTNOTE_TEST_EFFORT'] ?? '' },
    include: ['tests/stories/**/*.test.tsx'],
    testTimeout: 60_000,
    isolate: false,
    api: { host: '127.0.0.1' },
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 320, height: 640 },
      provider: playwright({ launchOptions: storiesLaunch, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      node('domain', ['packages/domain/src/**/*.test.ts'], { isShared: true, patience: SPARE }),
      node('ui', ['packages/ui/src/**/*.test.ts'], { isShared: true, patience: SPARE }),
      node('literature', ['packages/literature/src/**/*.test.ts'], { isShared: true, patience: SPARE }),
      node('api', ['apps/api/src/**/*.test.ts'], {
        isShared: true,
        globalSetup: ['tests/support/test-databases.ts'],
      }),
      node('web', ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'], {
        globalSetup: ['tests/support/test-databases.ts'],
      }),
      node('docs', ['apps/docs/src/**/*.test.ts'], { patience: SPARE }),
      stories,
      narrowStories,
      node('architecture', ['tests/architecture/**/*.test.ts'], { patience: SPARE }),
    ],
  },
});
