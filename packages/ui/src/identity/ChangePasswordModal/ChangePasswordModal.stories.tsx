import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { ChangePasswordModal, type ChangePasswordModalProps } from './ChangePasswordModal.tsx';

function Kept(props: ChangePasswordModalProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return <ChangePasswordModal {...props} values={values} onChange={change} />;
}

const filled = { currentPassword: 'a horse in the library', password: 'four words to remember' };

const meta = {
  title: 'Identity/ChangePasswordModal',
  tags: ['overlay'],
  component: ChangePasswordModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    email: 'ada.lovelace@example.org',
    values: { currentPassword: '', password: '' },
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ChangePasswordModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your password' }));
    dialog.getByLabelText(/^Current password/).focus();
    await userEvent.keyboard('old');
    dialog.getByLabelText(/^New password/).focus();
    await userEvent.keyboard('new{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ currentPassword: 'old', password: 'new' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const CurrentIncorrect: Story = {
  args: { values: filled, errors: { currentPassword: 'Password incorrect' } },
};
export const NewRefused: Story = {
  args: {
    values: { ...filled, password: 'password1' },
    errors: { password: 'This password is among those that are guessed first. Choose one that others do not use.' },
  },
};
export const TooManyAttempts: Story = {
  args: { values: filled, problem: 'Too many attempts. Wait a moment and try again.' },
};
export const Changing: Story = { args: { values: filled, busy: true } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  args: { values: filled, errors: { currentPassword: 'Passwort falsch' } },
  decorators: [
    spoken('de', {
      'Change your password': 'Passwort Ihres Benutzerkontos ändern',
      'You stay logged in here. Everywhere else you are logged out.':
        'Hier bleiben Sie angemeldet. Überall sonst werden Sie abgemeldet.',
      'Current password': 'Bisheriges Passwort',
      'New password': 'Neues Passwort',
      'At least 8 characters, and no password that others use.':
        'Mindestens 8 Zeichen, und kein Passwort, das andere verwenden.',
      'Change password': 'Passwort ändern',
      Cancel: 'Abbrechen',
      Close: 'Schließen',
    }),
  ],
};
export const Phone: Story = { ...CurrentIncorrect, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { values: filled }, globals: { direction: 'rtl' } };
