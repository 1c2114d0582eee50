import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Sort by',
    value: 'relevance',
    onChange: fn(),
    options: [
      { value: 'relevance', label: 'Relevance' },
      { value: 'recency', label: 'Recency' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Sort by' }), 'recency');
    await expect(args.onChange).toHaveBeenCalledWith('recency');
  },
};
const groups = [
  {
    label: 'Health care',
    options: [
      { value: 'hospital', label: 'University hospital' },
      { value: 'practice', label: 'Practice' },
    ],
  },
  { label: 'Elsewhere', options: [{ value: 'other', label: 'Other' }] },
];
export const Groups: Story = {
  args: { label: 'Institution', options: groups, value: '', placeholder: 'Choose …', required: true },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: /Institution/ });
    await expect(select).toBeRequired();
    await expect(select).toHaveDisplayValue('Choose …');
    await expect(within(canvasElement).getByRole('group', { name: 'Health care' })).toBeInTheDocument();
    await userEvent.selectOptions(select, 'Practice');
    await expect(args.onChange).toHaveBeenCalledWith('practice');
  },
};
export const Wrong: Story = {
  args: { ...Groups.args, error: 'Choose your institution.' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose your institution.');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
