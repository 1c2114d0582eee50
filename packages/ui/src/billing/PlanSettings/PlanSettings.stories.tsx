import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { InvoiceList, type Invoice } from '../InvoiceList/InvoiceList.tsx';
import { SubscriptionCard } from '../SubscriptionCard/SubscriptionCard.tsx';
import { PlanSettings } from './PlanSettings.tsx';

const invoices: readonly Invoice[] = [
  { id: '2', date: '14 June 2025', amount: '€ 180.00', status: 'Paid', tone: 'positive', href: '#2' },
  { id: '1', date: '14 June 2024', amount: '€ 180.00', status: 'Paid', tone: 'positive', href: '#1' },
];
const pro = (
  <SubscriptionCard
    state="active"
    plan="Pro"
    price="€ 15 a month, billed yearly"
    date="14 June 2026"
    choices={['update_payment', 'cancel']}
    onChoose={fn()}
  />
);

const meta = {
  title: 'Billing/PlanSettings',
  component: PlanSettings,
  args: {
    plan: pro,
    invoices: <InvoiceList invoices={invoices} />,
    onContact: fn(),
  },
} satisfies Meta<typeof PlanSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paying: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('region', { name: 'Invoices' })).getAllByRole('link')).toHaveLength(2);
    canvas.getByRole('button', { name: 'Contact support' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
};
export const NeverPaid: Story = {
  render: ({ invoices: _invoices, ...args }) => <PlanSettings {...args} />,
  args: {
    plan: <SubscriptionCard state="free" plan="Basic" date={null} choices={['upgrade']} onChoose={fn()} />,
  },
};
export const Loading: Story = {
  args: {
    plan: <SubscriptionCard state={null} plan="" date={null} choices={[]} onChoose={fn()} />,
    invoices: <InvoiceList invoices={null} />,
  },
};
export const InvoicesFailed: Story = {
  args: {
    invoices: <ErrorState title="Invoices could not be loaded" action={<Button size="small">Try again</Button>} />,
  },
};
export const German: Story = {
  args: {},
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
