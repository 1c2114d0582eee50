import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { providers } from '../choices.fixtures.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

function Kept(props: SignInFormProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  return <SignInForm {...props} values={values} onChange={change} />;
}

const meta = {
  title: 'Identity/SignInForm',
  component: SignInForm,
  render: (args) => <Kept {...args} />,
  args: {
    values: { email: '', password: '' },
    onChange: fn(),
    onSubmit: fn(),
    providers,
    footer: (
      <Inline justify="space-between">
        <Link href="#reset">Forgot your password?</Link>
        <Link href="#register">Create an account</Link>
      </Inline>
    ),
  },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@example.org');
    await userEvent.tab();
    await userEvent.keyboard('secret{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ email: 'ada@example.org', password: 'secret' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('form', { name: 'Log in' })).toBeVisible();
  },
};
export const FieldErrors: Story = {
  args: { errors: { email: 'Write an e-mail address such as name@example.org.', password: 'Write your password.' } },
};
export const WrongPassword: Story = {
  args: { values: { email: 'ada@example.org', password: 'x' }, problem: 'Email or password incorrect' },
};
export const Busy: Story = { args: { values: { email: 'ada@example.org', password: 'x' }, busy: true } };
export const Phone: Story = { ...WrongPassword, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
