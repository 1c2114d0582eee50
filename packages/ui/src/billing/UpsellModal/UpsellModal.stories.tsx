import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { UpsellModal } from './UpsellModal.tsx';

const meta = {
  title: 'Billing/UpsellModal',
  component: UpsellModal,
  args: {
    reason: 'usedAll',
    onClose: fn(),
    onUpgrade: fn(),
    labels: {
      upgrade: 'See the plans',
      later: 'Not now',
      close: 'Close',
      texts: {
        refill: {
          title: 'Your PRO questions are back',
          description: 'Three more for this week. With Pro, you never count them.',
          points: ['PRO questions without limit', '10 times more articles considered'],
        },
        firstTime: {
          title: 'You begin with five PRO questions',
          description: 'They use stronger models and more articles. Three more come every week.',
          points: ['Stronger models', 'Filters by study type, size, impact and year'],
        },
        usedAll: {
          title: 'You have asked your PRO questions of this week',
          description: 'Free questions go on without limit. With Pro, all of them do.',
          points: ['PRO questions without limit', '10 times more articles considered'],
        },
        proUpsell: {
          title: 'This belongs to Pro',
          description: 'Filters, precision and elaborate answers, answer formats and RIS export.',
          points: ['Study type, sample size, impact factor and year', 'Your own formats and templates'],
        },
      },
    },
  },
} satisfies Meta<typeof UpsellModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsedAll: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /PRO questions of this week/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'See the plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Refill: Story = { args: { reason: 'refill' } };
export const FirstTime: Story = { args: { reason: 'firstTime' } };
export const ProUpsell: Story = { args: { reason: 'proUpsell' } };
export const Closed: Story = { args: { reason: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
