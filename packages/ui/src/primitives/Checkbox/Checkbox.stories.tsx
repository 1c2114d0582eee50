import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import type { CheckboxProps } from './Checkbox.tsx';
import { Checkbox } from './Checkbox.tsx';

function Kept(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  const change = (next: typeof checked) => {
    setChecked(next);
    props.onChange(next);
  };
  return <Checkbox {...props} checked={checked} onChange={change} />;
}

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  render: (args) => <Kept {...args} />,
  args: { label: 'Randomized trial', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { checked: true, hint: 'Strongest single studies' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
