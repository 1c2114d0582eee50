import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

function Kept(props: PasswordInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <PasswordInput {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/PasswordInput',
  component: PasswordInput,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password',
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.keyboard('four words');
    await expect(args.onChange).toHaveBeenLastCalledWith('four words');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const Choosing: Story = {
  args: { autoComplete: 'new-password', hint: 'At least twelve characters', required: true, value: 'four words' },
};
export const Invalid: Story = { args: { value: 'short', error: 'Write at least twelve characters.' } };
export const Disabled: Story = { args: { value: 'four words', disabled: true } };
export const LongGerman: Story = {
  args: { label: 'Neues Passwort für Ihr Literaturrecherchebenutzerkonto', required: true },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'four words' } };
