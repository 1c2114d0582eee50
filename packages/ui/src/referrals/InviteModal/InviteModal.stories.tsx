import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { InviteModal, type InviteModalProps } from './InviteModal.tsx';

function Kept(props: InviteModalProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return <InviteModal {...props} values={values} onChange={change} />;
}

const meta = {
  title: 'Referrals/InviteModal',
  tags: ['overlay'],
  component: InviteModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    values: { email: '', name: '' },
    onChange: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof InviteModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'grace@example.org');
    await userEvent.tab();
    await userEvent.keyboard('Grace{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ email: 'grace@example.org', name: 'Grace' });
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const AlreadySent: Story = {
  args: { values: { email: 'grace@example.org', name: 'Grace' }, errors: { email: 'Invite already sent' } },
};
export const Failed: Story = { args: { problem: 'Failed to send the invite, please try again' } };
export const Sent: Story = {
  args: { sent: 'Invite sent successfully' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Invite sent successfully')).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveValue('');
  },
};
export const WrongEmail: Story = {
  args: {
    values: { email: 'grace', name: 'Grace' },
    errors: { email: 'Write an e-mail address such as name@example.org.' },
  },
};
export const NothingWritten: Story = { args: { errors: { email: 'E-mail is required.', name: 'Name is required.' } } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Invite a colleague': 'Kolleginnen und Kollegen einladen',
      'E-mail': 'E-Mail-Adresse',
      Name: 'Vor- und Nachname',
      Send: 'Einladung versenden',
      Cancel: 'Abbrechen',
      Close: 'Schließen',
    }),
  ],
  args: {
    errors: { email: 'An diese E-Mail-Adresse wurde bereits eine Einladung versandt.' },
    values: { email: 'grace@example.org', name: 'Grace' },
  },
  globals: { viewport: { value: 'phone' } },
};
export const Busy: Story = { args: { values: { email: 'grace@example.org', name: 'Grace' }, busy: true } };
export const Phone: Story = { ...AlreadySent, globals: { viewport: { value: 'phone' } } };
