import { memberFixtures, organizationFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { MembersTable } from './MembersTable.tsx';

const limit = organizationFixture.userLimit;

const meta = {
  title: 'Organizations/MembersTable',
  component: MembersTable,
  args: {
    members: memberFixtures,
    ownEmail: 'ada.lovelace@example.org',
    onRole: fn(),
    onRemove: fn(),
    places: { left: 4, limit },
    action: <Button icon="add">Invite</Button>,
  },
} satisfies Meta<typeof MembersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(memberFixtures.length + 1);
    const own = canvas.getByRole('row', { name: /Ada Lovelace You/ });
    await expect(within(own).getByRole('combobox')).toBeDisabled();
    await expect(within(own).queryByRole('button')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role of William Harvey' }), 'Admin');
    await expect(args.onRole).toHaveBeenCalledWith(memberFixtures[1], 'Admin');
    canvas.getByRole('button', { name: 'Remove William Harvey' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove William Harvey?' }));
    await expect(question.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(memberFixtures[1]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const QuotaReached: Story = {
  args: {
    places: { left: 0, limit },
    action: (
      <Button icon="add" disabled>
        Invite
      </Button>
    ),
  },
};
export const Removing: Story = { args: { busy: 'account-harvey' } };
export const NotRemoved: Story = {
  args: { problem: 'William Harvey could not be removed. Please try again.' },
};
export const Empty: Story = { args: { members: [], places: { left: limit, limit } } };
const list = {
  query: '',
  onQueryChange: fn(),
  onSearch: fn(),
  sort: 'name' as const,
  onSortChange: fn(),
  page: 2,
  pageSize: 25,
  total: 10_000,
  onPageChange: fn(),
};
/** A long list is found, sorted and paged by the server. */
export const Paged: Story = {
  args: { list },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find by name or e-mail' }), 'w');
    await expect(list.onQueryChange).toHaveBeenCalledWith('w');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Role');
    await expect(list.onSortChange).toHaveBeenCalledWith('role');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(list.onPageChange).toHaveBeenCalledWith({ page: 3, pageSize: 25 });
  },
};
export const NothingFound: Story = { args: { members: [], list: { ...list, query: 'zzz', page: 1, total: 0 } } };
export const Failed: Story = {
  args: { members: null, list: { ...list, total: 0 }, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { members: null } };
export const Many: Story = {
  args: {
    members: Array.from({ length: 40 }, (_, index) => ({
      id: `account-${index}`,
      email: `colleague.number.${index + 1}@department-of-comparative-nephrology.example.org`,
      name: index % 3 === 0 ? '' : `Colleague with a rather long double-barrelled name ${index + 1}`,
      role: index % 7 === 0 ? ('Admin' as const) : ('Member' as const),
      superAdmin: index % 11 === 0,
    })),
    places: { left: 10, limit: 50 },
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      Members: 'Mitglieder',
      Member: 'Mitglied',
      Role: 'Berechtigungsstufe',
      Admin: 'Organisationsverwaltung',
      'Super admin': 'Systemverwaltung',
      You: 'Sie selbst',
      Remove: 'Mitgliedschaft beenden',
      'Remove {person}': 'Mitgliedschaft beenden: {person}',
      '{left, plural, =0 {All {limit, number} places are taken.} other {{left, number} of {limit, number} places are free.}}':
        '{left, number} von {limit, number} Benutzerplätzen sind unbesetzt.',
    }),
  ],
  args: {
    action: <Button icon="add">Kollegen einladen</Button>,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PagedOnAPhone: Story = { args: { list }, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
