import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import type { TextAreaProps } from './TextArea.tsx';
import { TextArea } from './TextArea.tsx';

function Kept(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: typeof value) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextArea {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  render: (args) => <Kept {...args} />,
  args: { label: 'What was wrong?', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'A wrong number, a missing study…', hint: 'We read every word', required: true },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'What was wrong?' });
    await expect(field).toHaveAccessibleDescription('We read every word');
    await expect(field).toBeRequired();
    const before = field.clientHeight;
    await userEvent.tab();
    await userEvent.keyboard('A number{Enter}A study{Enter}A year{Enter}A word');
    await expect(args.onChange).toHaveBeenLastCalledWith('A number\nA study\nA year\nA word');
    await expect(field.clientHeight).toBeGreaterThan(before);
  },
};
export const Tall: Story = {
  args: { rows: 5 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    await expect(field.clientHeight).toBeGreaterThanOrEqual(5 * line);
  },
};
export const Long: Story = {
  args: { value: 'It grows with what is written in it.\n'.repeat(30) },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await expect(field.clientHeight).toBeLessThanOrEqual(200);
  },
};
export const Invalid: Story = {
  args: { error: 'Write at least one word.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write at least one word.');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  args: { value: 'ينقصها بحث مهم' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('textbox')).direction).toBe('rtl');
  },
};
