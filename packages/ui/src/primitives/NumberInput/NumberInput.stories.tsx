import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import type { NumberInputProps } from './NumberInput.tsx';
import { NumberInput } from './NumberInput.tsx';

function Kept(props: NumberInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: typeof value) => {
    setValue(next);
    props.onChange(next);
  };
  return <NumberInput {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/NumberInput',
  component: NumberInput,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Minimum sample size',
    value: null,
    onChange: fn(),
    invalid: 'Enter a whole number from 1 to 5,000',
    min: 1,
    max: 5000,
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '12.5e9');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).getByText(/Enter a whole number/)).toBeVisible();
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '1,200');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
  },
};
export const Filled: Story = { args: { value: 500, hint: 'People studied' } };
export const Disabled: Story = { args: { disabled: true } };
