import { userDeletionRefusal, type AdminUser } from '@footnote/domain';
import { adminUserFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { UserList, type UserListProps } from './UserList.tsx';

function Kept(props: UserListProps) {
  const [query, setQuery] = useState(props.query);
  const [sort, setSort] = useState(props.sort);
  const [show, setShow] = useState(props.show);
  const rows = props.rows
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(query.toLowerCase()))
    .filter(({ suspended }) => show !== 'suspended' || suspended);
  return (
    <UserList
      {...props}
      rows={rows}
      query={query}
      onQueryChange={setQuery}
      show={show}
      onShowChange={(next) => {
        setShow(next);
        props.onShowChange(next);
      }}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange(next);
      }}
    />
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const own = { email: 'ada.lovelace@example.org' };
const reasons = {
  yourself: 'You cannot delete yourself.',
  has_roles: 'A user with organization roles cannot be removed. Take the roles away first.',
  has_sources: '',
};
const refusalOf = (user: AdminUser) => {
  const refusal = userDeletionRefusal(user, own);
  return refusal === null ? '' : reasons[refusal];
};

const meta = {
  title: 'Admin/UserList',
  component: UserList,
  render: (args) => <Kept {...args} />,
  args: {
    rows: adminUserFixtures,
    onRetry: fn(),
    query: '',
    onQueryChange: fn(),
    onSearch: fn(),
    sort: { column: 'name', direction: 'ascending' },
    onSortChange: fn(),
    page: 1,
    pageSize: 25,
    total: adminUserFixtures.length,
    onPageChange: fn(),
    onDelete: fn(),
    refusalOf,
    onAction: fn(),
    show: 'all',
    onShowChange: fn(),
    hrefOf: ({ id }) => `/users?user=${id}`,
    onFollow: fn(),
    ownEmail: own.email,
    formatDate: (moment) => day.format(new Date(moment)),
  },
} satisfies Meta<typeof UserList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Elizabeth Blackwell' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make super admin' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Make Elizabeth Blackwell a super admin?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Make super admin' }));
    await expect(args.onAction).toHaveBeenCalledWith(adminUserFixtures[3], 'promote');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const DeletionRefused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for William Harvey' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const refusal = within(await screen.findByRole('dialog', { name: 'William Harvey cannot be deleted' }));
    await waitFor(() => expect(refusal.getByText(/organization roles cannot be removed/)).toBeVisible());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
/** A super admin neither takes their own rights away nor deletes themself. */
export const OwnRow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for Ada Lovelace' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Take super admin back' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** What only gives back is done without a question. */
export const Suspended: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Suspended users');
    await expect(args.onShowChange).toHaveBeenCalledWith('suspended');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Trotula de Ruggiero' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resume' }));
    await expect(args.onAction).toHaveBeenCalledWith(adminUserFixtures[4], 'resume');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const NothingFound: Story = { args: { query: 'zzz', rows: [], total: 0 } };
export const Loading: Story = { args: { state: 'loading', rows: [], total: 0 } };
export const Failed: Story = { args: { state: 'error', rows: [], total: 0 } };
export const NotDeleted: Story = { args: { problem: 'The user could not be deleted. Please try again.' } };
export const ManyPages: Story = {
  args: {
    rows: Array.from({ length: 25 }, (_, index) => ({
      id: `user-${index}`,
      name: `Reader with a rather long double-barrelled name ${index + 1}`,
      email: `reader.number.${index + 1}@department-of-comparative-nephrology.example.org`,
      plan: 'pro' as const,
      superAdmin: false,
      verified: true,
      suspended: false,
      organizationRoles: [],
      createdAt: '2026-02-01',
    })),
    page: 2,
    total: 12_840,
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Find a user': 'Benutzerkonto suchen',
      Name: 'Vollständiger Name',
      'E-mail': 'E-Mail-Adresse',
      Plan: 'Abonnement',
      Organizations: 'Organisationszugehörigkeit',
      Since: 'Registriert seit',
      Basic: 'Basiszugang',
      Sandbox: 'Erprobungszugang',
      'Super admin': 'Systemverwaltung',
      'Not verified': 'Nicht bestätigt',
      Suspended: 'Gesperrt',
      'Members of organizations': 'Mitglieder von Organisationen',
      'All users': 'Alle Benutzerkonten',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
