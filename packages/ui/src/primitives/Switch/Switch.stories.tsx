import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import type { SwitchProps } from './Switch.tsx';
import { Switch } from './Switch.tsx';

function Kept(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  const change = (next: typeof checked) => {
    setChecked(next);
    props.onChange(next);
  };
  return <Switch {...props} checked={checked} onChange={change} />;
}

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  render: (args) => <Kept {...args} />,
  args: { label: 'Plain words', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(within(canvasElement).getByText('Plain words'));
    await expect(within(canvasElement).getByRole('switch', { name: 'Plain words' })).toBeChecked();
  },
};
export const On: Story = { args: { checked: true, hint: 'For readers outside medicine' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { checked: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
