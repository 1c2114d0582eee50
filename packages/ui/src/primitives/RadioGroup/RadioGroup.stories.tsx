import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Kept(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioGroup {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup<string>,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Who is asking?',
    value: 'clinician',
    onChange: fn(),
    options: [
      { value: 'clinician', label: 'Clinician' },
      { value: 'researcher', label: 'Researcher', hint: 'At a university or in a company' },
      { value: 'student', label: 'Student' },
    ],
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Clinician' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}');
    await expect(args.onChange).toHaveBeenLastCalledWith('researcher');
    await expect(canvas.getByRole('radio', { name: 'Researcher' })).toHaveAccessibleDescription(/university/);
    await userEvent.keyboard('{/ArrowDown}');
  },
};
export const NothingChosen: Story = { args: { value: null, required: true, hint: 'We fit the examples to it' } };
export const Invalid: Story = {
  args: { value: null, error: 'Choose one.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.');
  },
};
export const RoundTheEnds: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp>}');
    await expect(args.onChange).toHaveBeenLastCalledWith('student');
    await userEvent.keyboard('{/ArrowUp}');
    await userEvent.click(within(canvasElement).getByText('Researcher'));
    await expect(args.onChange).toHaveBeenLastCalledWith('researcher');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Annual', disabled: true },
    ],
    value: 'month',
  },
};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const LongGerman: Story = {
  args: {
    options: [
      { value: 'a', label: 'Gesundheitsökonomische Entscheidungsunterstützungsstelle eines Universitätsklinikums' },
      { value: 'b', label: 'Sonstige', hint: 'Literaturrecherchedienstleistungsunternehmen und Verwandtes' },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { orientation: 'horizontal' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft>}');
    await expect(args.onChange).toHaveBeenLastCalledWith('researcher');
    await userEvent.keyboard('{/ArrowLeft}');
  },
};
