import { organizationDeletionRefusal, type AdminOrganization } from '@footnote/domain';
import { adminOrganizationFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { OrganizationList, type OrganizationListProps } from './OrganizationList.tsx';

function Kept(props: OrganizationListProps) {
  const [query, setQuery] = useState(props.query);
  const [sort, setSort] = useState(props.sort);
  const [position, setPosition] = useState({ page: props.page, pageSize: props.pageSize });
  const rows = props.rows.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <OrganizationList
      {...props}
      rows={rows}
      query={query}
      onQueryChange={setQuery}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange(next);
      }}
      {...position}
      onPageChange={(next) => {
        setPosition(next);
        props.onPageChange(next);
      }}
    />
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const refusalOf = (row: AdminOrganization) =>
  organizationDeletionRefusal(row) === null ? '' : 'An organization that has sources cannot be deleted.';

const meta = {
  title: 'Admin/OrganizationList',
  component: OrganizationList,
  render: (args) => <Kept {...args} />,
  args: {
    rows: adminOrganizationFixtures,
    onRetry: fn(),
    query: '',
    onQueryChange: fn(),
    onSearch: fn(),
    sort: { column: 'name', direction: 'ascending' },
    onSortChange: fn(),
    page: 1,
    pageSize: 25,
    total: adminOrganizationFixtures.length,
    onPageChange: fn(),
    onDelete: fn(),
    show: 'all',
    onShowChange: fn(),
    onSuspend: fn(),
    refusalOf,
    action: (
      <Button variant="primary" icon="add">
        Create organization
      </Button>
    ),
    hrefOf: ({ id }) => `#organization/${id}`,
    onFollow: fn(),
    formatDate: (moment) => day.format(new Date(moment)),
  },
} satisfies Meta<typeof OrganizationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Organizations: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an organization' }), 'clinic{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('clinic');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Harbour Clinic' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Harbour Clinic?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(adminOrganizationFixtures[2]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Harbour Clinic' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#organization/org-3');
  },
};
/** Deleting is offered, and explains itself where it cannot be done. */
export const DeletionRefused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Northern Teaching Hospital' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const refusal = within(await screen.findByRole('dialog', { name: 'Northern Teaching Hospital cannot be deleted' }));
    await waitFor(() => expect(refusal.getByText(/that has sources cannot be deleted/)).toBeVisible());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
/** Suspending is asked about; what ends a suspension takes nothing away. */
export const Suspending: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Harbour Clinic' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Harbour Clinic?' }));
    await expect(args.onSuspend).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
    await expect(args.onSuspend).toHaveBeenLastCalledWith(adminOrganizationFixtures[2], true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Alpine Device Works' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resume' }));
    await expect(args.onSuspend).toHaveBeenLastCalledWith(adminOrganizationFixtures[3], false);
  },
};
/** Only suspended ones are listed. */
export const Filtered: Story = {
  args: { show: 'suspended', rows: adminOrganizationFixtures.filter(({ suspended }) => suspended), total: 1 },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Show' }), 'Not suspended');
    await expect(args.onShowChange).toHaveBeenCalledWith('active');
  },
};
export const NothingFound: Story = { args: { query: 'zzz', rows: [], total: 0 } };
export const Loading: Story = { args: { state: 'loading', rows: [], total: 0 } };
export const Failed: Story = {
  args: { state: 'error', rows: [], total: 0 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NotDeleted: Story = { args: { problem: 'Harbour Clinic could not be deleted. Please try again.' } };
export const ManyPages: Story = {
  args: {
    rows: Array.from({ length: 25 }, (_, index) => ({
      id: `org-${index}`,
      name: `Department of comparative transplantation medicine and vascular surgery ${index + 51}`,
      users: index,
      userLimit: 25,
      sources: index % 4,
      status: 'active' as const,
      suspended: index === 2,
      createdAt: '2026-01-15',
    })),
    page: 3,
    total: 340,
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Find an organization': 'Organisation suchen',
      Organization: 'Organisationsbezeichnung',
      Subscription: 'Abonnementstatus',
      Users: 'Benutzerinnen und Benutzer',
      Sources: 'Literaturquellen',
      Created: 'Angelegt am',
      'Past due': 'Zahlung überfällig',
      Active: 'Freigeschaltet',
    }),
  ],
  args: {
    action: <Button icon="add">Organisation anlegen</Button>,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
