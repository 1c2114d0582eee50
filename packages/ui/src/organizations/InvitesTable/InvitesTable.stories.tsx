import { inviteFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { InvitesTable } from './InvitesTable.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const meta = {
  title: 'Organizations/InvitesTable',
  component: InvitesTable,
  args: {
    invites: inviteFixtures,
    formatDate: (moment) => day.format(new Date(moment)),
    full: false,
    onInvite: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof InvitesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Florence Nightingale/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: /Florence Nightingale/ }));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(inviteFixtures[0]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const QuotaReached: Story = {
  args: { full: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Invite' })).toBeDisabled();
    await expect(canvas.getByText(/quota reached/)).toBeVisible();
  },
};
export const Withdrawing: Story = { args: { busy: 'invite-snow' } };
export const NotWithdrawn: Story = { args: { problem: 'The invite could not be withdrawn. Please try again.' } };
export const Empty: Story = { args: { invites: [] } };
const list = {
  query: '',
  onQueryChange: fn(),
  onSearch: fn(),
  sort: 'createdAt' as const,
  onSortChange: fn(),
  page: 1,
  pageSize: 25,
  total: 4,
  onPageChange: fn(),
};
/** Found, sorted and paged by the server; a mail that got lost is sent once more. */
export const Paged: Story = {
  args: { list, onAgain: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await expect(list.onSortChange).toHaveBeenCalledWith('name');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again to Edward Jenner' }));
    await expect(args.onAgain).toHaveBeenCalledWith(inviteFixtures[1]);
  },
};
export const NothingFound: Story = { args: { invites: [], list: { ...list, query: 'zzz', total: 0 } } };
export const Failed: Story = { args: { invites: null, list: { ...list, total: 0 }, onRetry: fn() } };
export const PagedOnAPhone: Story = {
  args: { list, onAgain: fn() },
  globals: { viewport: { value: 'phone' } },
};
export const Loading: Story = { args: { invites: null } };
export const German: Story = {
  decorators: [
    spoken('de', {
      Invites: 'Einladungen',
      Invited: 'Eingeladene Person',
      Role: 'Berechtigungsstufe',
      Sent: 'Verschickt am',
      Member: 'Mitglied',
      Admin: 'Organisationsverwaltung',
      Invite: 'Kollegen einladen',
      Withdraw: 'Einladung zurückziehen',
      'Withdraw the invite of {person}': 'Einladung zurückziehen: {person}',
      'Organization user quota reached. Remove a member or an invite to send another.':
        'Die Höchstzahl der Benutzerinnen und Benutzer ist erreicht. Ziehen Sie eine Einladung zurück.',
    }),
  ],
  args: {
    full: true,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
