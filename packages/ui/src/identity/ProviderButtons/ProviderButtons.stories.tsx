import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProviderButtons } from './ProviderButtons.tsx';

const meta = {
  title: 'Identity/ProviderButtons',
  component: ProviderButtons,
  args: {
    or: 'or',
    providers: [
      { id: 'google', label: 'Continue with Google', onChoose: fn() },
      { id: 'microsoft', label: 'Continue with Microsoft', onChoose: fn() },
    ],
  },
} satisfies Meta<typeof ProviderButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.providers[0]?.onChoose).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const None: Story = { args: { providers: [] } };
