import '../packages/ui/src/styles.ts';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';

/** Loaded with the first page of the docs: a story alone needs neither. */
const ComponentPage = lazy(async () => ({
  default: (await import('../apps/docs/src/component/component-page.tsx')).ComponentPage,
}));
const DocsFrame = lazy(async () => ({ default: (await import('../apps/docs/src/site/docs-frame.tsx')).DocsFrame }));

/** True where every story runs as a test, and false in Storybook's own window. */
const isGate = import.meta.env['VITEST_STORYBOOK'] === 'false';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Elements',
          'Foundations',
          'Guides',
          'State machines',
          'Primitives',
          'Layout',
          'Literature',
          'Chat',
          'Search',
        ],
      },
    },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
    },
    // In the gate `checkLooks` has axe look instead, at each story as far as it needs to.
    a11y: { test: isGate ? 'off' : 'error' },
    chromatic: {
      modes: {
        light: { theme: 'light' },
        'dark phone': { theme: 'dark', viewport: 'phone' },
        'right to left': { direction: 'rtl' },
      },
    },
    controls: { matchers: { date: /Date$/ } },
    viewport: {
      options: {
        phone: { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet, 900 px', styles: { width: '900px', height: '1100px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  afterEach: async ({ title }) => {
    if (!isGate) return;
    const { checkLooks } = await import('./look-faults.ts');
    await checkLooks(title);
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      // A page of the docs keeps its own colours and direction; a story on it turns only itself.
      if (viewMode === 'docs') {
        return (
          <div dir={direction}>
            <Story />
          </div>
        );
      }
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      document.documentElement.dir = direction;
      return <Story />;
    },
  ],
};

export default preview;
