import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

function Kept(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number) => {
    setValue(next);
    props.onChange(next);
  };
  return <Slider {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Articles to read',
    value: 20,
    onChange: fn(),
    onCommit: fn(),
    min: 5,
    max: 50,
    format: (value) => `${value} articles`,
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Articles to read' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '20 articles');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(21);
    await expect(args.onCommit).toHaveBeenLastCalledWith(21);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(31);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '5');
  },
};
export const OutsideTheScale: Story = { args: { value: 900, hint: 'Shown at the nearer end' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongGerman: Story = {
  args: { label: 'Höchstanzahl der berücksichtigten Übersichtsarbeiten', format: (value) => `${value} Fachartikel` },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(21);
  },
};
