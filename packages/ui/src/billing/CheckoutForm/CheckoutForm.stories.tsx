import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckoutForm } from './CheckoutForm.tsx';

const meta = {
  title: 'Billing/CheckoutForm',
  component: CheckoutForm,
  args: {
    lines: [{ label: 'Footnote Pro, monthly', amount: '€ 19.00' }],
    dueNow: '€ 19.00',
    purpose: 'subscribe',
    stage: 'open',
    onPay: fn(),
    onConfirm: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof CheckoutForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '4000 0000 0000 0002' }));
    canvas.getByRole('button', { name: 'Pay € 19.00' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledWith('4000 0000 0000 0002');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const FreeTrial: Story = {
  args: { dueNow: null, note: 'Free for 14 days. The first payment follows on 4 June 2026, unless you cancel before.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Start the free trial' })).toBeEnabled();
  },
};
export const Discounted: Story = {
  args: {
    lines: [
      { label: 'Footnote Pro, yearly × 12', amount: '€ 2,160.00' },
      { label: 'Discount', amount: '− € 432.00' },
    ],
    dueNow: '€ 1,728.00',
    note: 'The discount ends on 4 June 2027.',
  },
};
export const AnotherCard: Story = { args: { lines: [], dueNow: null, purpose: 'card' } };
export const Declined: Story = { args: { problem: 'The card was declined. Nothing was charged.' } };
export const Paying: Story = { args: { busy: true } };
export const Confirming: Story = {
  args: { stage: 'confirming' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'It was not me' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'It was me' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(true);
  },
};
export const Done: Story = {
  args: { stage: 'done' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'To your plan' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
export const German: Story = {
  args: { lines: [{ label: 'Footnote Pro, monatlich', amount: '19,00 €' }], dueNow: '19,00 €' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
