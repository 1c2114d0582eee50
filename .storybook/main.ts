import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** Bundled ahead: what is found only while stories run makes the browser reload in the middle of a test. */
const dependencies = [
  '@radix-ui/react-accordion',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-hover-card',
  '@radix-ui/react-popover',
  '@radix-ui/react-radio-group',
  '@radix-ui/react-slider',
  '@radix-ui/react-switch',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@storybook/addon-docs > @storybook/react-dom-shim',
  '@storybook/react-vite',
  '@tanstack/react-virtual',
  '@visx/axis',
  '@visx/scale',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createUtils',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'marked',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'storybook/test',
  'zod',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...dependencies],
    },
    resolve: { ...vite.resolve, conditions: ['@footnote/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
