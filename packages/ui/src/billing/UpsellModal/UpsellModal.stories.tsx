import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { UpsellModal } from './UpsellModal.tsx';

const meta = {
  title: 'Billing/UpsellModal',
  component: UpsellModal,
  args: {
    reason: 'allowanceUsed',
    onClose: fn(),
    onUpgrade: fn(),
    labels: {
      upgrade: 'See the plans',
      later: 'Not now',
      close: 'Close',
      texts: {
        allowanceUsed: {
          title: 'You have asked your PRO questions of this week',
          description: 'Free questions go on without limit. With Pro, all of them do.',
          points: ['PRO questions without limit', '10 times more articles considered'],
        },
        lockedFilter: {
          title: 'Filters belong to Pro',
          description: 'Keep answers to the studies you trust.',
          points: ['Study type, sample size, impact factor and year', 'Better ranking'],
        },
        lockedMode: {
          title: 'Precision and elaborate answers belong to Pro',
          description: 'They use stronger models and take more studies into account.',
          points: ['Stronger models', 'Longer answers with more detail'],
        },
        lockedFormat: {
          title: 'Answer formats belong to Pro',
          description: 'Shape answers once and keep the shape as a template.',
          points: ['Your own formats and templates', 'RIS export'],
        },
      },
    },
  },
} satisfies Meta<typeof UpsellModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllowanceUsed: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /PRO questions of this week/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'See the plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LockedFilter: Story = { args: { reason: 'lockedFilter' } };
export const LockedMode: Story = { args: { reason: 'lockedMode' } };
export const LockedFormat: Story = { args: { reason: 'lockedFormat' } };
export const Closed: Story = { args: { reason: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
