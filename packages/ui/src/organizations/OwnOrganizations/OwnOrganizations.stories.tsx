import type { OrganizationRole, PendingInvite } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { OwnOrganizations } from './OwnOrganizations.tsx';

const roles: readonly OrganizationRole[] = [
  {
    role: 'Member',
    organization: {
      id: 'org-3',
      name: 'Harbour Clinic',
      subscriptionStatus: null,
      suspended: false,
      secondFactorMissing: false,
    },
  },
  {
    role: 'Admin',
    organization: {
      id: 'org-1',
      name: 'Northern Teaching Hospital',
      subscriptionStatus: 'active',
      suspended: false,
      secondFactorMissing: false,
    },
  },
];

const meta = {
  title: 'Organizations/OwnOrganizations',
  component: OwnOrganizations,
  args: { roles, hrefOf: (id) => `#organization/${id}`, onFollow: fn(), onLeave: fn(), securityHref: '#security' },
} satisfies Meta<typeof OwnOrganizations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Organizations: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Open settings of Northern Teaching Hospital' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#organization/org-1');
    canvas.getByRole('button', { name: 'Leave Harbour Clinic' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave Harbour Clinic?' }));
    await expect(question.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledWith('org-3');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
const invite: PendingInvite = {
  id: 'invite-1',
  organizationId: 'org-2',
  organizationName: 'Institute of Comparative Nephrology',
  role: 'Member',
};
export const Invited: Story = {
  args: { invites: [invite], onAnswer: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Accept the invitation of Institute of Comparative Nephrology' }),
    );
    await expect(args.onAnswer).toHaveBeenCalledWith(invite, true);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Decline the invitation of Institute of Comparative Nephrology' }),
    );
    await expect(args.onAnswer).toHaveBeenCalledWith(invite, false);
  },
};
export const InvitedOnAPhone: Story = { args: { invites: [invite] }, globals: { viewport: { value: 'phone' } } };
/** Its settings are closed, the way out is not. */
export const Suspended: Story = {
  args: {
    roles: roles.map((own) => ({ ...own, organization: { ...own.organization, suspended: own.role === 'Admin' } })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Suspended')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Leave Northern Teaching Hospital' })).toBeEnabled();
  },
};
export const Leaving: Story = { args: { busy: 'org-3' } };
export const LastAdmin: Story = {
  args: { problem: 'An organization keeps its last admin. Make somebody else an admin first.' },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'My organizations': 'Meine Organisationen',
      'Open settings': 'Einstellungen öffnen',
      'Open settings of {organization}': 'Einstellungen öffnen: {organization}',
      Leave: 'Organisation verlassen',
      'Leave {organization}': 'Organisation verlassen: {organization}',
      Admin: 'Organisationsverwaltung',
      Member: 'Mitglied',
    }),
  ],
  args: {
    roles: [
      {
        role: 'Admin',
        organization: {
          id: 'org-9',
          name: 'Universitätsklinikum für Gefäßchirurgie und Transplantationsmedizin',
          subscriptionStatus: null,
          suspended: false,
          secondFactorMissing: false,
        },
      },
    ],
  },
};
export const SecondFactorNeeded: Story = {
  args: {
    roles: roles.map((own) => ({
      ...own,
      organization: { ...own.organization, secondFactorMissing: own.role === 'Admin' },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Second factor needed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Settings/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Set up the second factor' })).toHaveAttribute('href', '#security');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
