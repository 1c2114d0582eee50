import { inviteFormSchema } from '@footnote/domain';
import { inviteFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { errorsOf, problemMessages } from '../problems.fixtures.ts';
import { InviteMemberModal, type InviteMemberModalProps } from './InviteMemberModal.tsx';

/** Checks on sending, as an app does. */
function Kept(props: InviteMemberModalProps) {
  const [values, setValues] = useState(props.values);
  const [errors, setErrors] = useState(props.errors ?? {});
  const send = () => {
    const invited = inviteFixtures.some(({ email }) => email === values.email.toLowerCase());
    const wrong = invited ? { email: problemMessages.invited } : errorsOf(inviteFormSchema, values);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) props.onSend();
  };
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return <InviteMemberModal {...props} values={values} onChange={change} errors={errors} onSend={send} />;
}

const filled = { email: 'g.mendel@example.org', name: 'Gregor Mendel', role: 'Member' } as const;

const meta = {
  title: 'Organizations/InviteMemberModal',
  tags: ['overlay'],
  component: InviteMemberModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    values: { email: '', name: '', role: 'Member' },
    onChange: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof InviteMemberModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    const email = dialog.getByRole('textbox', { name: /E-mail/ });
    await userEvent.type(email, 'E.Jenner@example.org{Enter}');
    await expect(email).toHaveAccessibleDescription('This e-mail has been invited already.');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(email);
    await userEvent.type(email, 'g.mendel@example.org');
    await userEvent.tab();
    await userEvent.keyboard('Gregor Mendel');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Admin' })).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filled, role: 'Admin' });
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invite' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const AlreadyInvited: Story = {
  args: { values: { ...filled, email: 'e.jenner@example.org' }, errors: { email: problemMessages.invited } },
};
export const QuotaReached: Story = { args: { values: filled, problem: 'Organization user quota reached.' } };
export const Sending: Story = { args: { values: filled, busy: true } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Invite a colleague': 'Kollegin oder Kollegen einladen',
      'E-mail': 'E-Mail-Adresse',
      Name: 'Vollständiger Name',
      Role: 'Berechtigungsstufe',
      Member: 'Mitglied',
      Admin: 'Organisationsverwaltung',
      'Admins manage members, sources and invoices.':
        'Die Organisationsverwaltung betreut Mitglieder, Literaturquellen und Rechnungen.',
      'Send the invite': 'Einladung verschicken',
      Cancel: 'Abbrechen',
      Close: 'Schließen',
    }),
  ],
  args: {
    values: filled,
  },
};
export const Phone: Story = { ...AlreadyInvited, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { values: filled }, globals: { direction: 'rtl' } };
