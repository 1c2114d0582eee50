import { proEnds, readSubscription, subscriptionChoices, type SubscriptionState } from '@footnote/domain';
import { subscriptionFixtures, subscriptionMoment } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { AllowanceMeter } from '../AllowanceMeter/AllowanceMeter.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

/** What the card shows of a fixture, as an app would compute it. */
function shown(name: SubscriptionState, locale = 'en-GB') {
  const { facts, flags } = subscriptionFixtures[name];
  const state = readSubscription(facts, flags, subscriptionMoment);
  const moment = proEnds(facts) ?? facts.renewal;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    state,
    choices: subscriptionChoices(state, facts),
    date: moment === null ? null : day.format(new Date(moment)),
  };
}
const pro = { plan: 'Pro', price: '€ 15 a month, billed yearly' };

const meta = {
  title: 'Billing/SubscriptionCard',
  component: SubscriptionCard,
  args: { ...pro, ...shown('active'), onChoose: fn() },
} satisfies Meta<typeof SubscriptionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('14 June 2026');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('update_payment');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Pro?' }));
    await expect(question.getByRole('button', { name: 'Keep Pro' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel subscription' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Pro' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const Free: Story = {
  render: ({ price: _price, ...args }) => <SubscriptionCard {...args} />,
  args: {
    ...shown('free'),
    plan: 'Basic',
    usage: <AllowanceMeter used={2} allowed={3} />,
  },
};
export const FreeTrial: Story = {
  args: { ...shown('free_trial'), daysLeft: 7 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('7 days are left.');
  },
};
export const PaymentOwed: Story = {
  args: { ...shown('expired'), special: 'owed', choices: ['update_payment', 'cancel'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change payment method' }));
    await expect(args.onChoose).toHaveBeenCalledWith('update_payment');
  },
};
export const Paused: Story = { args: { ...shown('expired'), special: 'paused', choices: ['resume'] } };
export const Earned: Story = { args: { ...shown('active'), special: 'granted', choices: ['upgrade'] } };
export const PaymentProcessing: Story = {
  args: shown('payment_processing'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const CancellationInProgress: Story = { args: shown('cancellation_in_progress') };
export const CanceledButScheduled: Story = {
  args: shown('canceled_scheduled'),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Resume Pro' }));
    await expect(args.onChoose).toHaveBeenCalledWith('resume');
  },
};
export const Canceled: Story = { args: shown('canceled') };
export const Expired: Story = { args: shown('expired') };
export const Cancelling: Story = { args: { busy: 'cancel' } };
export const NotCancelled: Story = { args: { problem: 'Error canceling subscription' } };
export const Discounted: Story = {
  args: { discount: 'Three colleagues joined through you: the next payment is postponed by three months.' },
};
export const Sandbox: Story = {
  render: ({ price: _price, ...args }) => <SubscriptionCard {...args} />,
  args: { plan: 'Sandbox', choices: [], date: null },
};
export const Loading: Story = { args: { state: null } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Ends soon': 'Kündigung vorgemerkt',
      'Cancelled. Pro stays yours until {date}, and nothing more is paid.':
        'Die Leistungen der Forschungslizenz bleiben bis zum {date} uneingeschränkt nutzbar.',
      'Resume Pro': 'Kündigung zurücknehmen',
    }),
  ],
  args: {
    ...shown('canceled_scheduled', 'de'),
    plan: 'Forschungslizenz Pro',
    price: '15 € monatlich bei jährlicher Abrechnung',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...CanceledButScheduled, globals: { direction: 'rtl' } };
