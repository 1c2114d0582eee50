import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResetForm } from './ResetForm.tsx';

const meta = {
  title: 'Identity/ResetForm',
  component: ResetForm,
  args: {
    password: '',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ResetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement)
      .getByLabelText(/New password/)
      .focus();
    await userEvent.keyboard('s{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('s');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const TooShort: Story = { args: { password: 'abc', error: 'Write at least 8 characters.' } };
export const LinkExpired: Story = { args: { problem: 'Password reset link no longer valid' } };
export const Phone: Story = { ...TooShort, globals: { viewport: { value: 'phone' } } };
