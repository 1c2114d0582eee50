import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import type { TextInputProps } from './TextInput.tsx';
import { TextInput } from './TextInput.tsx';

function Kept(props: TextInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: typeof value) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextInput {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  render: (args) => <Kept {...args} />,
  args: { label: 'Title', value: '', onChange: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'A short name', hint: 'Shown in the list of chats' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Title' }), 'Hi');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hi');
  },
};
export const Required: Story = { args: { required: true } };
export const Invalid: Story = {
  args: { value: 'x', error: 'Write at least two letters.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('Write at least two letters.');
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'Fixed' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
