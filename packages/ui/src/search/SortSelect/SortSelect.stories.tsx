import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortSelect, type SortSelectProps } from './SortSelect.tsx';

const meta: Meta<SortSelectProps> = {
  title: 'Search/SortSelect',
  component: SortSelect,
  args: {
    offered: ['sample_size', 'recency', 'impact_factor'],
    sort: 'impact_factor',
    order: 'descending',
    onChange: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const HighestFirst: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Sort by'), 'recency');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'recency', order: 'descending' });
    within(canvasElement).getByRole('button', { name: 'Highest first' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'impact_factor', order: 'ascending' });
  },
};
export const LowestFirst: Story = { args: { order: 'ascending' } };

const chosen = fn();

export const BestMatch: Story = {
  render: () => <SortSelect offered={['relevance', 'recency']} sort="relevance" order="descending" onChange={chosen} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'recency');
    await expect(chosen).toHaveBeenLastCalledWith({ sort: 'recency', order: 'descending' });
  },
};
export const BestMatchOffered: Story = {
  render: () => <SortSelect offered={['relevance', 'recency']} sort="recency" order="ascending" onChange={chosen} />,
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'relevance');
    await expect(chosen).toHaveBeenLastCalledWith({ sort: 'relevance', order: 'descending' });
  },
};
export const German: Story = { globals: { viewport: { value: 'phone' } }, args: {} };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
