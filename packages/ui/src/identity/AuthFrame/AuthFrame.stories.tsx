import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Wordmark } from '../../chat/Wordmark/Wordmark.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { AuthFrame } from './AuthFrame.tsx';

const meta = {
  title: 'Identity/AuthFrame',
  component: AuthFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Wordmark href="#home" label="Footnote, home" />,
    banner: {
      title: 'Your questions, kept',
      text: 'Everybody may ask. An account keeps what you asked.',
      points: ['Chats on every device', 'Links to share an answer, and to take it back'],
    },
    children: (
      <EmptyState headingLevel={1} title="Your link has expired" action={<Link href="#reset">Ask for a new one</Link>}>
        Links work for one hour.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBanner: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('complementary', { name: 'Your questions, kept' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
