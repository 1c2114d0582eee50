import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { providers } from '../choices.fixtures.ts';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

function Kept(props: RegisterFormProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return <RegisterForm {...props} values={values} onChange={change} />;
}

const meta = {
  title: 'Identity/RegisterForm',
  component: RegisterForm,
  render: (args) => <Kept {...args} />,
  args: {
    values: { email: '', password: '', agreed: false },
    onChange: fn(),
    onSubmit: fn(),
    providers,
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ email: '', password: '', agreed: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const NotAgreed: Story = {
  args: {
    values: { email: 'ada@example.org', password: 'x', agreed: false },
    errors: { agreed: 'Agree to the terms to create an account.' },
  },
};
export const EmailInUse: Story = { args: { problem: 'Email already in use' } };
export const GermanOnAPhone: Story = {
  args: {
    errors: { email: 'Geben Sie eine gültige E-Mail-Adresse ein.' },
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
