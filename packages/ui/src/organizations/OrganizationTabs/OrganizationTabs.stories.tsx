import {
  memberFixtures,
  inviteFixtures,
  organizationFixture,
  organizationSourceFixtures,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { InvoiceList } from '../../billing/InvoiceList/InvoiceList.tsx';
import { GeneralSettings } from '../GeneralSettings/GeneralSettings.tsx';
import { InvitesTable } from '../InvitesTable/InvitesTable.tsx';
import { MembersTable } from '../MembersTable/MembersTable.tsx';
import { OrganizationInvoices } from '../OrganizationInvoices/OrganizationInvoices.tsx';
import { OrganizationSources } from '../OrganizationSources/OrganizationSources.tsx';
import { OrganizationTabs, type OrganizationTabsProps } from './OrganizationTabs.tsx';

function Kept(props: OrganizationTabsProps) {
  const [value, setValue] = useState(props.value);
  const change = (tab: typeof value) => {
    setValue(tab);
    props.onChange(tab);
  };
  return <OrganizationTabs {...props} value={value} onChange={change} />;
}

const { name, description, userLimit } = organizationFixture;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const content: OrganizationTabsProps['content'] = {
  general: (
    <GeneralSettings
      values={{ name, description, userLimit: String(userLimit), secondFactorRequired: false }}
      onChange={fn()}
      onSave={fn()}
      canSave
      onDelete={fn()}
      deleteRefusal="An organization that has sources cannot be deleted. Delete its 3 sources first."
    />
  ),
  members: (
    <MembersTable
      members={memberFixtures}
      ownEmail="ada.lovelace@example.org"
      onRole={fn()}
      onRemove={fn()}
      places={{ left: 0, limit: userLimit }}
    />
  ),
  sources: (
    <OrganizationSources
      sources={organizationSourceFixtures}
      hrefOf={(source) => `#source/${source.id}`}
      onAction={fn()}
      onAdd={fn()}
    />
  ),
  invites: (
    <InvitesTable
      invites={inviteFixtures}
      formatDate={(moment) => day.format(new Date(moment))}
      full
      onInvite={fn()}
      onWithdraw={fn()}
    />
  ),
  invoices: (
    <OrganizationInvoices
      invoices={
        <InvoiceList
          invoices={[
            { id: '1', date: '1 May 2026', amount: '€ 1,200.00', status: 'Paid', tone: 'positive', href: '#1' },
          ]}
        />
      }
      payerEmail="accounts@northern-teaching-hospital.example.org"
      onRetry={fn()}
    />
  ),
};

const meta = {
  title: 'Organizations/OrganizationTabs',
  component: OrganizationTabs,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Settings of Northern Teaching Hospital',
    value: 'general',
    onChange: fn(),
    content,
    counts: { members: '4', sources: '3', invites: '4' },
  },
} satisfies Meta<typeof OrganizationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('members');
    await expect(canvas.getByRole('table', { name: 'Members' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('invoices');
    await expect(canvas.getByRole('list', { name: 'Invoices' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toBeVisible();
  },
};
export const Members: Story = { args: { value: 'members' } };
/** A part that does not work yet is no tab. */
export const SomeParts: Story = {
  args: { content: { general: content.general, members: content.members }, counts: { members: '4' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('tab')).toHaveLength(2);
  },
};
export const Sources: Story = { args: { value: 'sources' } };
export const Invites: Story = { args: { value: 'invites' } };
export const Invoices: Story = { args: { value: 'invoices' } };
export const German: Story = {
  decorators: [
    spoken('de', {
      General: 'Allgemeine Angaben',
      Members: 'Mitgliederverwaltung',
      Sources: 'Literaturquellen',
      Invites: 'Einladungen',
      Invoices: 'Rechnungsübersicht',
    }),
  ],
  args: { label: 'Organisationseinstellungen' },
};
export const Phone: Story = { ...Members, globals: { viewport: { value: 'phone' } } };
export const SourcesOnAPhone: Story = { ...Sources, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Members, globals: { direction: 'rtl' } };
