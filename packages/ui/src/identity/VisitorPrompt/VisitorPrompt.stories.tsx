import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisitorPrompt, type VisitorPromptProps } from './VisitorPrompt.tsx';

function Kept(props: VisitorPromptProps) {
  const [email, setEmail] = useState(props.email);
  const change = (next: string) => {
    setEmail(next);
    props.onChange(next);
  };
  return <VisitorPrompt {...props} email={email} onChange={change} />;
}

const meta = {
  title: 'Identity/VisitorPrompt',
  tags: ['overlay'],
  component: VisitorPrompt,
  render: (args) => <Kept {...args} />,
  args: {
    keptDays: 90,
    open: true,
    onClose: fn(),
    email: '',
    onChange: fn(),
    onSubmit: fn(),
    accountLinks: <Link href="#register">Create account</Link>,
  },
} satisfies Meta<typeof VisitorPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your e-mail address, please' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveFocus());
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ada@example.org{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ada@example.org');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const NotValid: Story = { args: { email: 'ada', error: 'Enter a valid e-mail address.' } };
export const German: Story = {
  args: {
    keptDays: 90,
    email: 'ada',
    error: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...NotValid, globals: { viewport: { value: 'phone' } } };
