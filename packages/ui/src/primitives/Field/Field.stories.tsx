import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Year', hint: 'Four digits', children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {};
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { error: 'Enter a year.' } };
