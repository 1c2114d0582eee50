import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResendVerification } from './ResendVerification.tsx';

const meta = {
  title: 'Identity/ResendVerification',
  component: ResendVerification,
  args: {
    availableAt: Date.now() + 3_600_000,
    onResend: fn(),
  },
} satisfies Meta<typeof ResendVerification>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /in [\d,]+ second/ })).toBeDisabled();
  },
};
export const Ready: Story = {
  args: { availableAt: 0 },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Send again' });
    await userEvent.click(button);
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { availableAt: 0, busy: true } };
