import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { AlertList, type AlertEntry } from './AlertList.tsx';

const alerts: AlertEntry[] = [
  {
    id: 'salt',
    title: 'Salt and blood pressure',
    query: 'Trials of salt substitutes in people with high blood pressure',
    facts: 'Weekly to ada@example.org since 4 May 2026',
    href: '#browse?qid=salt',
  },
  {
    id: 'sglt2',
    title: 'SGLT2 inhibitors',
    query: 'In patients with heart failure, dapagliflozin or empagliflozin compared with placebo; not in children',
    facts: 'Weekly to ada@example.org since 11 May 2026',
    href: '#browse?qid=sglt2',
  },
];

const meta = {
  title: 'Alerts/AlertList',
  component: AlertList,
  args: {
    alerts,
    onUnsubscribe: fn(),
    onRetry: fn(),
    onFollow: fn(),
    emptyAction: <Link href="#browse">Search the literature</Link>,
  },
} satisfies Meta<typeof AlertList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Salt and blood pressure' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#browse?qid=salt');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnsubscribe).toHaveBeenCalledWith('salt');
  },
};
export const Leaving: Story = { args: { alerts: alerts.map((alert) => ({ ...alert, busy: alert.id === 'salt' })) } };
export const NotLeft: Story = {
  args: { alerts: alerts.map((alert) => ({ ...alert, problem: 'The alert could not be stopped. Please try again.' })) },
};
export const Empty: Story = { args: { alerts: [] } };
export const Loading: Story = { args: { alerts: [], state: 'loading' } };
export const Failed: Story = {
  args: { alerts: [], state: 'error' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const VeryLong: Story = {
  args: {
    alerts: alerts.map((alert) => ({ ...alert, title: alert.title.repeat(5), query: `${alert.query}; `.repeat(8) })),
  },
};
export const German: Story = {
  args: {
    alerts: alerts.map((alert) => ({
      ...alert,
      title: 'Kochsalzersatzstoffuntersuchungen',
      query: 'Randomisierte Studien zu Kochsalzersatzstoffen bei Bluthochdruckpatientinnen',
      facts: 'Wöchentlich an ada@example.org seit 4. Mai 2026',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
