import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Wordmark } from '../../chat/Wordmark/Wordmark.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PlainPage } from './PlainPage.tsx';

const meta = {
  title: 'Layout/PlainPage',
  component: PlainPage,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Wordmark href="/chat" label="Footnote, home" />,
    children: (
      <EmptyState headingLevel={1} title="Page not found" action={<Link href="/chat">Ask a question</Link>}>
        There is no page at this address.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof PlainPage>;

export default meta;
type Story = StoryObj<typeof meta>;
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
