import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: 'https://example.org', children: 'Publisher' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const External: Story = {
  args: { external: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { external: true } };
