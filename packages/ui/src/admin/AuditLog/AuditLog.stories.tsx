import { auditLineFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { AuditLog, type AuditLogProps } from './AuditLog.tsx';

function Kept(props: AuditLogProps) {
  const [query, setQuery] = useState(props.query);
  const [event, setEvent] = useState(props.event);
  return (
    <AuditLog
      {...props}
      rows={props.rows.filter((line) => event === null || line.event === event)}
      query={query}
      onQueryChange={setQuery}
      event={event}
      onEventChange={(next) => {
        setEvent(next);
        props.onEventChange(next);
      }}
    />
  );
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

const meta = {
  title: 'Admin/AuditLog',
  component: AuditLog,
  render: (args) => <Kept {...args} />,
  args: {
    rows: auditLineFixtures,
    onRetry: fn(),
    query: '',
    onQueryChange: fn(),
    onSearch: fn(),
    event: null,
    onEventChange: fn(),
    period: 'all',
    onPeriodChange: fn(),
    page: 1,
    pageSize: 25,
    total: auditLineFixtures.length,
    onPageChange: fn(),
    onDownload: fn(),
    formatMoment: (value) => moment.format(new Date(value)),
  },
} satisfies Meta<typeof AuditLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of every kind of person a line can name: somebody, nobody known, the command line, and whoever is gone. */
export const Lines: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What was done' }), 'Sign-in refused');
    await expect(args.onEventChange).toHaveBeenCalledWith('sign-in-refused');
    await expect(canvas.queryByText('Command line')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What was done' }), 'Everything');
    await expect(args.onEventChange).toHaveBeenLastCalledWith(null);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'When' }), 'Last 7 days');
    await expect(args.onPeriodChange).toHaveBeenCalledWith('week');
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};
export const NothingFound: Story = { args: { query: 'zzz', rows: [], total: 0 } };
export const Loading: Story = { args: { state: 'loading', rows: [], total: 0 } };
export const Failed: Story = { args: { state: 'error', rows: [], total: 0 } };
export const Downloading: Story = { args: { downloading: true } };
export const NotDownloaded: Story = { args: { problem: 'The server could not be reached. Try again.' } };
export const ManyPages: Story = { args: { page: 12, total: 48_210 } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Find a person': 'Person suchen',
      Everything: 'Alles',
      'Any time': 'Beliebiger Zeitraum',
      'Download CSV': 'Als CSV herunterladen',
      'To whom': 'Betroffene Person oder Organisation',
      'User signed out everywhere': 'Benutzerkonto überall abgemeldet',
      'Erased with the account': 'Mit dem Konto gelöscht',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
