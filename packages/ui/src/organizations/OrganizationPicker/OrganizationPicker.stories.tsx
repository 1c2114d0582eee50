import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { OrganizationPicker, type OrganizationPickerProps } from './OrganizationPicker.tsx';

const SHOWN = 25;

/** Finds by name, as a server does. */
function Finding(props: OrganizationPickerProps) {
  const [query, setQuery] = useState(props.query);
  const found = props.organizations.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <OrganizationPicker
      {...props}
      organizations={found.slice(0, SHOWN)}
      total={found.length}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

const few = [
  { id: 'org-3', name: 'Harbour Clinic' },
  { id: 'org-2', name: 'Institute of Evidence Synthesis' },
  { id: 'org-1', name: 'Northern Teaching Hospital' },
];
const hundred = Array.from({ length: 100 }, (_, index) => ({ id: `org-${index}`, name: `Ward ${index + 1}, North` }));

const meta = {
  title: 'Organizations/OrganizationPicker',
  component: OrganizationPicker,
  render: (args) => <Finding {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    organizations: few,
    total: few.length,
    chosen: 'org-2',
    onChoose: fn(),
    query: '',
    onQueryChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganizationPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Act for an organization' }));

export const Few: Story = {
  play: async ({ args }) => {
    const picker = await dialog();
    const field = picker.getByRole('searchbox', { name: 'Find an organization' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(picker.getByRole('button', { name: 'Institute of Evidence Synthesis' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.tab();
    await expect(picker.getByRole('button', { name: 'Personal account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(few[0]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(null);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveFocus();
  },
};
export const Hundred: Story = {
  args: { organizations: hundred, chosen: null },
  play: async () => {
    const picker = await dialog();
    await expect(picker.getByText(/first 25 of 100 are shown/)).toBeInTheDocument();
    await userEvent.type(picker.getByRole('searchbox'), 'ward 77');
    await expect(picker.getAllByRole('listitem')).toHaveLength(1);
    await expect(picker.queryByRole('button', { name: 'Personal account' })).toBeNull();
    await expect(picker.getByRole('status')).toHaveTextContent('One organization found');
    // Past the button that empties the field, to what was found.
    await userEvent.tab();
    await userEvent.tab();
    await expect(picker.getByRole('button', { name: 'Ward 77, North' })).toHaveFocus();
  },
};
/** It stays in the way of the arrow keys, and is not chosen. */
export const Suspended: Story = {
  args: { organizations: few.map((one) => ({ ...one, suspended: one.id === 'org-3' })) },
  play: async ({ args }) => {
    const picker = await dialog();
    const closed = picker.getByRole('button', { name: 'Harbour Clinic Suspended' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(picker.getByRole('searchbox')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(closed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const SecondFactorNeeded: Story = {
  args: { organizations: few.map((one) => ({ ...one, secondFactorMissing: one.id === 'org-3' })) },
  play: async ({ args }) => {
    const picker = await dialog();
    const closed = picker.getByRole('button', { name: 'Harbour Clinic Second factor needed' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const NothingFound: Story = { args: { query: 'zzz' } };
export const None: Story = { args: { organizations: [], total: 0, chosen: null } };
export const Loading: Story = { render: (args) => <OrganizationPicker {...args} organizations={[]} state="loading" /> };
export const Failed: Story = {
  render: (args) => <OrganizationPicker {...args} organizations={[]} state="error" />,
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Act for an organization': 'Für eine Organisation handeln',
      'What you ask from now on belongs to whom you choose. A new chat begins.':
        'Was Sie von nun an fragen, gehört zu dem, was Sie wählen. Ein neuer Chat beginnt.',
      'Find an organization': 'Organisation suchen',
      'Personal account': 'Persönliches Konto',
    }),
  ],
  args: {
    organizations: [
      { id: 'org-8', name: 'Donaudampfschifffahrtsgesellschaftskrankenhausverwaltungsverbund' },
      { id: 'org-9', name: 'Universitätsklinikum für Gefäßchirurgie und Transplantationsmedizin, Außenstelle Nord' },
    ],
    chosen: 'org-9',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
