import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SettingsFrame, type SettingsSection } from './SettingsFrame.tsx';

const account: readonly SettingsSection[] = [
  {
    id: 'account',
    label: 'Account',
    entries: [
      { id: 'profile', label: 'My profile', href: '/profile', current: true },
      { id: 'subscription', label: 'Plan and invoices', href: '/subscription' },
      { id: 'alerts', label: 'Weekly alerts', href: '/alerts' },
      { id: 'referrals', label: 'Referrals', href: '/referrals' },
    ],
  },
  {
    id: 'admin',
    label: 'Administration',
    entries: [
      { id: 'organizations', label: 'Organizations', href: '/organizations' },
      { id: 'users', label: 'Users', href: '/users' },
      { id: 'models', label: 'Language models', href: '/models' },
    ],
  },
];
const organization = (current: string): readonly SettingsSection[] => [
  {
    id: 'organization',
    entries: ['General', 'Members', 'Sources', 'Invites', 'Invoices'].map((label) => ({
      id: label,
      label,
      href: `/organization/org-1/${label.toLowerCase()}`,
      current: label === current,
    })),
  },
];
const form = (
  <FormFrame submitLabel="Save" onSubmit={fn()}>
    <TextInput label="First name" value="Ada" onChange={fn()} />
    <TextInput label="Last name" value="Lovelace" onChange={fn()} />
  </FormFrame>
);

const meta = {
  title: 'Layout/SettingsFrame',
  component: SettingsFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    navLabel: 'Settings',
    sections: account,
    onFollow: fn(),
    heading: 'My profile',
    description: 'Answers are written for the reader you say you are.',
    children: form,
  },
} satisfies Meta<typeof SettingsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ canvasElement, args }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Settings' }));
    await expect(pages.getByRole('link', { name: 'My profile' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('list', { name: 'Administration' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(pages.getByRole('link', { name: 'Plan and invoices' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('/subscription');
  },
};
export const Organization: Story = {
  args: {
    name: 'Northern Teaching Hospital',
    sections: organization('Invites'),
    heading: 'Invites',
    description: 'Colleagues who have not answered yet.',
    actions: (
      <Button variant="primary" icon="add">
        Invite
      </Button>
    ),
  },
};
export const BelowAHeader: Story = {
  args: { header: <header>Footnote</header>, skipLabel: 'Skip to the content' },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByText('Footnote');
    const position = header.compareDocumentPosition(within(canvasElement).getByRole('navigation'));
    await expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  },
};
export const Loading: Story = {
  args: {
    children: (
      <Stack gap="x5">
        <VisuallyHidden>Your profile is loading</VisuallyHidden>
        <Skeleton shape="control" width="most" />
        <Skeleton shape="control" width="most" />
        <Skeleton shape="control" width="quarter" />
      </Stack>
    ),
  },
};
export const Failed: Story = {
  args: {
    children: (
      <ErrorState title="Your profile could not be loaded" action={<Button>Try again</Button>}>
        The server did not answer in time.
      </ErrorState>
    ),
  },
};
export const German: Story = {
  args: {
    navLabel: 'Einstellungen',
    name: 'Universitätsklinikum für Gefäßchirurgie und Transplantationsmedizin',
    sections: [
      {
        id: 'organization',
        label: 'Organisationsverwaltung',
        entries: ['Allgemeines', 'Mitgliederverwaltung', 'Literaturquellen', 'Einladungen', 'Rechnungsübersicht'].map(
          (label, index) => ({ id: label, label, href: `/organization/org-1/${index}`, current: index === 4 }),
        ),
      },
    ],
    heading: 'Rechnungsübersicht und Zahlungsinformationen',
    description: 'Rechnungen können als Dokument heruntergeladen werden.',
    actions: <Button>Zahlungsmittel aktualisieren</Button>,
  },
};
export const Phone: Story = {
  ...Organization,
  args: { ...Organization.args, sections: organization('Invoices'), heading: 'Invoices' },
  globals: { viewport: { value: 'phone' } },
};
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
