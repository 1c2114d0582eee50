import { organizationSourceFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { OrganizationSources } from './OrganizationSources.tsx';

const [guidelines, , journalClub] = organizationSourceFixtures;

const meta = {
  title: 'Organizations/OrganizationSources',
  component: OrganizationSources,
  args: {
    sources: organizationSourceFixtures,
    hrefOf: (source) => `#source/${source.id}`,
    onFollow: fn(),
    onAction: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof OrganizationSources>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sources: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#source/source-guidelines');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('disable', guidelines);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Create the index of Journal club' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('createIndex', journalClub);
    await expect(canvas.getByRole('progressbar', { name: 'Trial protocols: Pages' })).toHaveAttribute(
      'aria-valuetext',
      '4,912 of 5,000 pages',
    );
  },
};
export const QuotaReached: Story = {
  args: { sources: organizationSourceFixtures.map((source) => ({ ...source, pagesUsed: source.pageQuota })) },
};
/** Without a limit, and while its pages are not counted yet. */
export const WithoutQuota: Story = {
  args: {
    sources: organizationSourceFixtures.map((source, index) =>
      index === 0 ? { ...source, pageQuota: null } : { ...source, pagesUsed: null },
    ),
  },
};
/** Of an organization that the user does not act for, whose documents they cannot open. */
export const NotOpened: Story = {
  render: ({ hrefOf: _hrefOf, ...args }) => <OrganizationSources {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Creating: Story = { args: { busy: 'source-journal-club' } };
export const NotCreated: Story = { args: { problem: 'The index of Journal club could not be created.' } };
export const Empty: Story = { args: { sources: [] } };
export const Loading: Story = { args: { sources: null } };
export const ReadOnly: Story = {
  render: ({ onAction: _onAction, onAdd: _onAdd, ...args }) => <OrganizationSources {...args} />,
};
export const German: Story = {
  decorators: [
    spoken('de', {
      Sources: 'Literaturquellen',
      Enabled: 'Eingeschaltet',
      Disabled: 'Ausgeschaltet',
      Pages: 'Seitenkontingent',
      '{used, number} of {quota, number} pages': '{used, number} von {quota, number} Seiten belegt',
      Storage: 'Dokumentenablage',
      '{region}, deleted documents kept {days, plural, one {# day} other {# days}}':
        '{region}, Wiederherstellung innerhalb von {days, number} Tagen',
      Index: 'Suchindex',
      '{shards, plural, one {# shard} other {# shards}}':
        '{shards, plural, one {# Indexabschnitt} other {# Indexabschnitte}}',
      'Not created yet': 'Noch nicht angelegt',
      Create: 'Anlegen',
      'Create the storage of {source}': 'Anlegen: Dokumentenablage von {source}',
      'Create the index of {source}': 'Anlegen: Suchindex von {source}',
      'Add a source': 'Literaturquelle hinzufügen',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
