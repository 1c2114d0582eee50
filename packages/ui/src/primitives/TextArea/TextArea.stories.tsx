import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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

export const Empty: Story = { args: { placeholder: 'A wrong number, a missing study…' } };
export const Long: Story = { args: { value: 'It grows with what is written in it.\n'.repeat(30) } };
export const Invalid: Story = { args: { error: 'Something went wrong' } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = { args: { value: 'ينقصها بحث مهم' } };
