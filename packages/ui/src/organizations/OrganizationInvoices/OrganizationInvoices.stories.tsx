import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { InvoiceList, type Invoice } from '../../billing/InvoiceList/InvoiceList.tsx';
import { OrganizationInvoices } from './OrganizationInvoices.tsx';

const invoices: readonly Invoice[] = [
  { id: '3', date: '1 May 2026', amount: '€ 1,200.00', status: 'Overdue', tone: 'critical', href: '#3' },
  { id: '2', date: '1 February 2026', amount: '€ 1,200.00', status: 'Paid', tone: 'positive', href: '#2' },
  { id: '1', date: '1 November 2025', amount: '€ 800.00', status: 'Paid', tone: 'positive', href: '#1' },
];
const list = (shown: readonly Invoice[] | null) => <InvoiceList invoices={shown} />;

const meta = {
  title: 'Organizations/OrganizationInvoices',
  component: OrganizationInvoices,
  args: {
    invoices: list(invoices.slice(1)),
    payerEmail: 'accounts@northern-teaching-hospital.example.org',
    onChangePayer: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganizationInvoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangePayer).toHaveBeenCalledOnce();
  },
};
export const Overdue: Story = {
  args: { invoices: list(invoices), notice: 'The invoice of 1 May 2026 is overdue. Pro ends on 1 June 2026.' },
};
export const Empty: Story = { args: { invoices: list([]), payerEmail: '' } };
export const Loading: Story = { args: { invoices: list(null) } };
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ReadOnly: Story = {
  render: ({ onChangePayer: _onChangePayer, ...args }) => <OrganizationInvoices {...args} />,
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Invoices are sent to': 'Rechnungsempfängerin oder Rechnungsempfänger',
      'Nobody yet': 'Noch nicht festgelegt',
      Change: 'Rechnungsanschrift ändern',
      'Invoices could not be loaded': 'Rechnungen konnten nicht geladen werden',
      'Try again': 'Erneut versuchen',
    }),
  ],
  args: {
    notice: 'Die Rechnung vom 1. Mai 2026 ist überfällig. Zahlungserinnerungen gehen an die Rechnungsanschrift.',
  },
};
export const Phone: Story = { ...Overdue, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
