import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { children: 'This answer was stopped before it was finished.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Caution: Story = { args: { tone: 'caution' } };
export const Critical: Story = { args: { tone: 'critical' } };
export const Positive: Story = { args: { tone: 'positive' } };
export const Closable: Story = {
  args: { onClose: fn(), closeLabel: 'Close notice' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close notice' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
