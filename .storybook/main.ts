import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { preBundled } from './pre-bundled.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../apps/docs/pages/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...preBundled],
    },
    resolve: { ...vite.resolve, conditions: ['@footnote/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
