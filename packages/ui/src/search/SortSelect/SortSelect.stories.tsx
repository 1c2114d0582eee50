import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sortLabels } from '../english-labels.fixtures.ts';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Search/SortSelect',
  component: SortSelect,
  args: { sort: 'impact_factor', order: 'descending', onChange: fn(), labels: sortLabels },
} satisfies Meta<typeof SortSelect>;

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
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
