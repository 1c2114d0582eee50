import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

function Kept(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: readonly [number, number]) => {
    setValue(next);
    props.onChange(next);
  };
  return <RangeSlider {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/RangeSlider',
  component: RangeSlider,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Years of publication',
    value: [2010, 2020],
    onChange: fn(),
    onCommit: fn(),
    min: 1990,
    max: 2025,
    format: String,
    names: ['From', 'To'],
    say: (from, to) => `${from} to ${to}`,
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decade: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'From' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([2011, 2020]);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(args.onCommit).toHaveBeenLastCalledWith([2011, 2025]);
    await expect(canvas.getByText('2011 to 2025')).toBeVisible();
  },
};
export const OneYear: Story = { args: { value: [2015, 2015] } };
export const Disabled: Story = { args: { disabled: true, hint: 'Only with a Pro plan' } };
export const LongGerman: Story = {
  args: {
    label: 'Veröffentlichungszeitraum der Übersichtsarbeiten',
    names: ['Von', 'Bis'],
    say: (from, to) => `von einschließlich ${from} bis ${to}`,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
