import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { PasskeyModal, type PasskeyModalProps } from './PasskeyModal.tsx';

function Kept(props: PasskeyModalProps) {
  const [values, setValues] = useState(props.values);
  return (
    <PasskeyModal
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Identity/PasskeyModal',
  component: PasskeyModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    purpose: 'add',
    passkey: '',
    hasPassword: true,
    email: 'ada.lovelace@example.org',
    values: { name: 'macOS', currentPassword: '' },
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PasskeyModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('macOS');
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'a horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithoutPassword: Story = { args: { hasPassword: false } };
export const Canceled: Story = {
  args: {
    values: { name: 'macOS', currentPassword: 'a horse' },
    problem: 'No passkey was shown. Try again, or use another way.',
  },
};
export const PasswordIncorrect: Story = { args: { errors: { currentPassword: 'Password incorrect' } } };
export const Busy: Story = { args: { busy: true, values: { name: 'macOS', currentPassword: 'a horse' } } };
export const Rename: Story = {
  args: { purpose: 'rename', passkey: 'Phone', values: { name: 'Phone', currentPassword: '-' } },
};
export const Remove: Story = { args: { purpose: 'remove', passkey: 'Phone' } };
export const RemoveWithoutPassword: Story = { args: { purpose: 'remove', passkey: 'Phone', hasPassword: false } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Add a passkey': 'Passkey hinzufügen',
      'Your browser then asks where the passkey is to be kept, and who you are.':
        'Ihr Browser fragt danach, wo der Passkey aufbewahrt werden soll, und wer Sie sind.',
      Continue: 'Weiter',
      Name: 'Name',
      'By which you know it again, such as your phone.': 'Woran Sie ihn wiedererkennen, etwa Ihr Telefon.',
      'Current password': 'Bisheriges Passwort',
      Cancel: 'Abbrechen',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
