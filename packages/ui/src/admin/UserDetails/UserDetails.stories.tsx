import { adminUserDetailsFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { UserDetails } from './UserDetails.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const meta = {
  title: 'Admin/UserDetails',
  component: UserDetails,
  args: {
    user: adminUserDetailsFixture,
    onClose: fn(),
    onAction: fn(),
    ownEmail: 'ada.lovelace@example.org',
    hrefOf: (id) => `/organization/${id}`,
    onFollow: fn(),
    formatDate: (moment) => day.format(new Date(moment)),
  },
} satisfies Meta<typeof UserDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'William Harvey' });

/** What ends something is asked about first. */
export const Details: Story = {
  play: async ({ args }) => {
    const details = within(await dialog());
    await expect(details.getByText('In 2 places, last used 2 Jun 2026')).toBeInTheDocument();
    await userEvent.click(details.getByRole('button', { name: 'Suspend' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend William Harvey?' }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
    await expect(args.onAction).toHaveBeenCalledWith(adminUserDetailsFixture, 'suspend');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const Suspended: Story = {
  args: {
    user: {
      ...adminUserDetailsFixture,
      suspended: true,
      suspendedAt: '2026-06-03T10:00:00.000Z',
      organizationRoles: [],
      sessions: 0,
      lastUsedAt: null,
    },
  },
  play: async ({ args }) => {
    const details = within(await dialog());
    await userEvent.click(details.getByRole('button', { name: 'Resume' }));
    await expect(args.onAction).toHaveBeenCalledWith(args.user, 'resume');
  },
};
/** Nobody takes their own rights away. */
export const OwnAccount: Story = {
  args: { ownEmail: adminUserDetailsFixture.email },
  play: async () => {
    const details = within(await dialog());
    await expect(details.queryByRole('button', { name: 'Suspend' })).toBeNull();
  },
};
export const Busy: Story = { args: { busy: 'signOut' } };
export const Loading: Story = { args: { user: null } };
export const NotFound: Story = { args: { user: null, problem: 'There is no such user.' } };
export const NotChanged: Story = { args: { problem: 'This could not be changed. Please try again.' } };
export const LongNames: Story = {
  args: {
    user: {
      ...adminUserDetailsFixture,
      name: 'Reader with a rather long double-barrelled name of many syllables',
      email: 'reader.with.a.rather.long.address@department-of-comparative-nephrology.example.org',
      superAdmin: true,
      verified: false,
      suspended: true,
      suspendedAt: '2026-06-03T10:00:00.000Z',
    },
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'E-mail': 'E-Mail-Adresse',
      'Plan and rights': 'Abonnement und Berechtigungen',
      Registered: 'Registriert',
      'Signed in': 'Angemeldet',
      Organizations: 'Organisationszugehörigkeit',
      'Make super admin': 'Zur Systemverwaltung ernennen',
      'Sign out everywhere': 'Überall abmelden',
      Suspend: 'Sperren',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
