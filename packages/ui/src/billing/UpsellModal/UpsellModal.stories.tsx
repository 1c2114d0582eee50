import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { UpsellModal, type UpsellModalProps } from './UpsellModal.tsx';

const meta = {
  title: 'Billing/UpsellModal',
  tags: ['overlay'],
  component: UpsellModal,
  args: {
    reason: 'usedAll',
    onClose: fn(),
    onUpgrade: fn(),
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
function Opened(props: UpsellModalProps) {
  const [reason, setReason] = useState<UpsellModalProps['reason']>(null);
  return (
    <>
      <Button onClick={() => setReason('proUpsell')}>Precision</Button>
      <UpsellModal {...props} reason={reason} onClose={() => setReason(null)} />
    </>
  );
}
export const AtALockedFeature: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const locked = within(canvasElement).getByRole('button', { name: 'Precision' });
    locked.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'This belongs to Pro' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(locked).toHaveFocus());
  },
};
export const WithReferrals: Story = {
  args: { onEarn: fn() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Earn free Pro' }));
    await expect(args.onEarn).toHaveBeenCalledOnce();
  },
};
export const Refill: Story = { args: { reason: 'refill' } };
export const FirstTime: Story = { args: { reason: 'firstTime' } };
export const ProUpsell: Story = { args: { reason: 'proUpsell' } };
export const Closed: Story = { args: { reason: null } };
export const GermanOnAPhone: Story = {
  decorators: [
    spoken('de', {
      'See the plans': 'Leistungen und Preise ansehen',
      'Earn free Pro': 'Durch Weiterempfehlungen verdienen',
      'Not now': 'Vorerst nicht',
      Close: 'Schließen',
      'You have asked your PRO questions of this week': 'Die anspruchsvollen Fragen dieser Woche sind aufgebraucht',
      'Free questions go on without limit. With Pro, all of them do.':
        'Einfache Fragen sind weiterhin unbegrenzt möglich.',
      'PRO questions without limit': 'Unbegrenzt anspruchsvolle Fragen',
      '10 times more articles considered': 'Zehnmal mehr berücksichtigte Veröffentlichungen',
    }),
  ],
  args: {
    onEarn: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { onEarn: fn() }, globals: { direction: 'rtl' } };
export const Phone: Story = { args: { onEarn: fn() }, globals: { viewport: { value: 'phone' } } };
