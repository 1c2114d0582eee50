import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReferralStats } from './ReferralStats.tsx';

const meta = {
  title: 'Referrals/ReferralStats',
  component: ReferralStats,
  args: {
    stats: { sent: 12, successful: 3, monthsEarned: 3 },
    format: String,
  },
} satisfies Meta<typeof ReferralStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')[0]).toHaveTextContent('12');
  },
};
export const None: Story = { args: { stats: { sent: 0, successful: 0, monthsEarned: 0 } } };
export const GermanOnAPhone: Story = {
  args: {},
  globals: { viewport: { value: 'phone' } },
};
