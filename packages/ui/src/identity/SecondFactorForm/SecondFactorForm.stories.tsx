import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { SecondFactorForm, type SecondFactorFormProps } from './SecondFactorForm.tsx';

function Kept(props: SecondFactorFormProps) {
  const [values, setValues] = useState(props.values);
  const [recovery, setRecovery] = useState(props.recovery ?? false);
  return (
    <SecondFactorForm
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
      recovery={recovery}
      onRecovery={(next) => {
        setRecovery(next);
        props.onRecovery(next);
      }}
    />
  );
}

const meta = {
  title: 'Identity/SecondFactorForm',
  component: SecondFactorForm,
  render: (args) => <Kept {...args} />,
  args: { values: { code: '' }, onChange: fn(), onSubmit: fn(), onRecovery: fn(), onBack: fn() },
} satisfies Meta<typeof SecondFactorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /^Code/ });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '123456' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const recovery = await canvas.findByRole('textbox', { name: /^Recovery code/ });
    await expect(recovery).toHaveFocus();
    await expect(recovery).not.toHaveAttribute('inputmode');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('form', { name: 'Confirm that it is you' })).toBeVisible();
  },
};
export const RecoveryCode: Story = { args: { recovery: true, values: { code: '0a1b2-c3d4e' } } };
export const WrongCode: Story = {
  args: { values: { code: '123456' }, errors: { code: 'This code is wrong, too old, or was used already.' } },
};
export const TooManyAttempts: Story = {
  args: { values: { code: '123456' }, problem: 'Too many attempts. Wait a moment and try again.' },
};
export const Busy: Story = { args: { values: { code: '123456' }, busy: true } };
export const German: Story = {
  args: { errors: { code: 'Dieser Code ist falsch, zu alt oder wurde schon benutzt.' }, values: { code: '123456' } },
  decorators: [
    spoken('de', {
      'Confirm that it is you': 'Bestätigen Sie, dass Sie es sind',
      'Enter the code that your authenticator app shows now.':
        'Geben Sie den Code ein, den Ihre Authentifizierungsanwendung gerade anzeigt.',
      Code: 'Bestätigungscode',
      'Log in': 'Anmelden',
      'Use a recovery code': 'Wiederherstellungscode verwenden',
      'Begin again': 'Von vorn beginnen',
    }),
  ],
};
export const Passkey: Story = {
  args: { onPasskey: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const OnlyPasskey: Story = {
  args: { app: false, onPasskey: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: /^Recovery code/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use the authenticator app' })).toBeNull();
  },
};
export const Phone: Story = { ...WrongCode, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
