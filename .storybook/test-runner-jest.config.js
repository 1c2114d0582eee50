import { getJestConfig } from '@storybook/test-runner';
import { chromiumLaunch } from '../tests/support/chromium.ts';

const config = getJestConfig();

/** Storybook's own test runner, in the one browser that every test uses. */
export default {
  ...config,
  rootDir: '..',
  testEnvironmentOptions: {
    'jest-playwright': { ...config.testEnvironmentOptions['jest-playwright'], launchOptions: chromiumLaunch },
  },
};
