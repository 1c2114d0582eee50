import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UpgradeButton } from '../UpgradeButton/UpgradeButton.tsx';
import { AllowanceMeter } from './AllowanceMeter.tsx';

const meta = {
  title: 'Billing/AllowanceMeter',
  component: AllowanceMeter,
  args: {
    used: 1,
    allowed: 3,
    hint: 'Starts anew on Monday.',
  },
} satisfies Meta<typeof AllowanceMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'PRO questions this week' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1 of 3 used');
  },
};
export const FirstWeek: Story = { args: { used: 0, allowed: 5 } };
export const AfterTheFirstWeek: Story = {
  args: { used: 5, allowed: 3 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '5 of 3 used');
    await expect(bar).toHaveAttribute('value', '3');
  },
};
export const LastOne: Story = { args: { used: 2 } };
export const UsedUp: Story = {
  args: { used: 3, action: <UpgradeButton href="#pricing" label="Upgrade" badge="PRO" /> },
};
export const LongGermanOnAPhone: Story = {
  args: {
    used: 3,
    hint: 'Am Montag stehen wieder alle zur Verfügung.',
    action: <UpgradeButton href="#pricing" label="Umsteigen" badge="PRO" />,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
