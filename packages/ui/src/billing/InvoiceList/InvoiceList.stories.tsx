import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InvoiceList } from './InvoiceList.tsx';

const meta = {
  title: 'Billing/InvoiceList',
  component: InvoiceList,
  args: {
    invoices: [
      { id: '2', date: '1 May 2026', amount: '€ 19.00', status: 'Due', tone: 'caution', href: '#2' },
      { id: '1', date: '1 April 2026', amount: '€ 1,019.00', status: 'Paid', tone: 'positive', href: '#1' },
    ],
  },
} satisfies Meta<typeof InvoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Invoices' }));
    await expect(list.getByRole('link', { name: 'Invoice of 1 May 2026' })).toHaveAttribute('href', '#2');
  },
};
export const EveryStatus: Story = {
  args: {
    invoices: [
      { id: '5', date: '1 May 2026', amount: '€ 19.00', status: 'Due', tone: 'caution', href: '#5' },
      { id: '4', date: '1 April 2026', amount: '€ 19.00', status: 'Payment failed', tone: 'critical', href: '#4' },
      { id: '3', date: '1 March 2026', amount: '€ 1,019.00', status: 'Paid', tone: 'positive', href: '#3' },
      { id: '2', date: '1 February 2026', amount: '− € 19.00', status: 'Refunded', tone: 'info', href: '#2' },
    ],
  },
};
export const Loading: Story = {
  args: { invoices: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading invoices' })).toBeVisible();
  },
};
export const GermanOnAPhone: Story = {
  args: {
    invoices: [
      {
        id: '1',
        date: '1. September 2026',
        amount: '12.019,00 €',
        status: 'Zahlung fehlgeschlagen',
        tone: 'critical',
        href: '#1',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const None: Story = { args: { invoices: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
