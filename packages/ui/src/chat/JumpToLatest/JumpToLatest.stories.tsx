import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { JumpToLatest } from './JumpToLatest.tsx';

const meta = {
  title: 'Chat/JumpToLatest',
  component: JumpToLatest,
  args: { visible: true, onJump: fn(), label: 'Jump to latest' },
} satisfies Meta<typeof JumpToLatest>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Visible: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Jump to latest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onJump).toHaveBeenCalledTimes(2);
  },
};
export const AtTheEnd: Story = {
  args: { visible: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const GermanOnAPhone: Story = {
  args: { label: 'Zum neuesten Gesprächsbeitrag springen' },
  globals: { viewport: { value: 'phone' } },
};
