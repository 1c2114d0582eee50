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
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
