import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { AlertList, type AlertEntry } from './AlertList.tsx';

const alerts: AlertEntry[] = [
  {
    id: 'salt',
    title: 'Salt and blood pressure',
    query: 'Trials of salt substitutes in people with high blood pressure',
    facts: 'To ada@example.org, next on 11 May 2026',
    frequency: 'weekly',
    active: true,
    href: '#browse?qid=salt',
  },
  {
    id: 'sglt2',
    title: 'SGLT2 inhibitors',
    query: 'In patients with heart failure, dapagliflozin or empagliflozin compared with placebo; not in children',
    facts: 'Paused',
    frequency: 'four-weekly',
    active: false,
    href: '#browse?qid=sglt2',
  },
];

const meta = {
  title: 'Alerts/AlertList',
  component: AlertList,
  args: {
    alerts,
    onActive: fn(),
    onFrequency: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onFollow: fn(),
    emptyAction: <Link href="#browse">Search the literature</Link>,
  },
} satisfies Meta<typeof AlertList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Salt and blood pressure' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#browse?qid=salt');
    await userEvent.tab();
    await expect(
      canvas.getByRole('combobox', { name: 'How often “Salt and blood pressure” looks for news' }),
    ).toHaveFocus();
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[0] ?? canvasElement, 'Every two weeks');
    await expect(args.onFrequency).toHaveBeenCalledWith('salt', 'fortnightly');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onActive).toHaveBeenCalledWith('salt', false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Salt and blood pressure”?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Salt and blood pressure' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith('salt');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Resume SGLT2 inhibitors' }));
    await expect(args.onActive).toHaveBeenLastCalledWith('sglt2', true);
  },
};
export const Deleted: Story = {
  render: function Kept(args) {
    const [kept, setKept] = useState(args.alerts);
    return <AlertList {...args} alerts={kept} onDelete={(id) => setKept(kept.filter((alert) => alert.id !== id))} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete SGLT2 inhibitors' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('SGLT2 inhibitors')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Alerts' })).toHaveFocus());
  },
};
export const NotDeleted: Story = {
  render: function Kept(args) {
    const [kept, setKept] = useState(args.alerts);
    const refuse = (id: string) => {
      setKept(alerts.map((alert) => (alert.id === id ? { ...alert, problem: 'It could not be deleted.' } : alert)));
    };
    return (
      <>
        <AlertList {...args} alerts={kept} onDelete={refuse} />
        <button type="button" onClick={() => setKept(alerts.slice(0, 1))}>
          Deleted elsewhere
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete SGLT2 inhibitors' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It could not be deleted.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const elsewhere = canvas.getByRole('button', { name: 'Deleted elsewhere' });
    await userEvent.click(elsewhere);
    await expect(canvas.queryByText('SGLT2 inhibitors')).toBeNull();
    await expect(elsewhere).toHaveFocus();
  },
};
export const LoadedWhileDeleted: Story = {
  render: function Kept(args) {
    const [state, setState] = useState<'ready' | 'loading'>('ready');
    return (
      <>
        <AlertList {...args} alerts={state === 'ready' ? args.alerts : []} state={state} />
        <button type="button" onClick={() => setState('loading')}>
          Load
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete SGLT2 inhibitors' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const load = canvas.getByRole('button', { name: 'Load' });
    await userEvent.click(load);
    await expect(load).toHaveFocus();
  },
};
export const Changing: Story = { args: { alerts: alerts.map((alert) => ({ ...alert, busy: alert.id === 'salt' })) } };
export const NotChanged: Story = {
  args: { alerts: alerts.map((alert) => ({ ...alert, problem: 'The alert could not be changed. Please try again.' })) },
};
export const SendsNothing: Story = {
  args: {
    alerts: alerts.map((alert) => ({
      ...alert,
      warning: 'E-mails to ada@example.org came back. Resume it once they arrive again.',
    })),
  },
};
export const Titled: Story = { args: { titled: true } };
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
      facts: 'An ada@example.org, das nächste Mal am 11. Mai 2026',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
