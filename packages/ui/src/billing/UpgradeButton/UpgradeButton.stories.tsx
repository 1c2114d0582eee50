import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UpgradeButton } from './UpgradeButton.tsx';

const meta = {
  title: 'Billing/UpgradeButton',
  component: UpgradeButton,
  args: { href: '#pricing', label: 'Upgrade', badge: 'PRO' },
} satisfies Meta<typeof UpgradeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onFollow: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Upgrade PRO' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#pricing');
  },
};
export const LongGerman: Story = {
  args: { label: 'Auf das umfangreichere Angebot umsteigen' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
