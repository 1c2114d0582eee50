import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { ResetRequestForm } from './ResetRequestForm.tsx';

const meta = {
  title: 'Identity/ResetRequestForm',
  component: ResetRequestForm,
  args: {
    title: 'Reset your password',
    description: 'We send a link to choose a new one to the address of your account.',
    submitLabel: 'Send the link',
    email: '',
    onChange: fn(),
    onSubmit: fn(),
    footer: <Link href="#login">Back to logging in</Link>,
  },
} satisfies Meta<typeof ResetRequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('textbox').focus();
    await userEvent.keyboard('a{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('a');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const NotFound: Story = { args: { email: 'nobody@example.org', error: 'Email not found' } };
export const Busy: Story = { args: { email: 'ada@example.org', busy: true } };
export const Phone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };
