import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { ResultsHead } from './ResultsHead.tsx';

const meta = {
  title: 'Search/ResultsHead',
  component: ResultsHead,
  args: {
    title: '1,204 results',
    keys: [
      { keys: '/', does: 'search' },
      { keys: '↑ ↓', does: 'results' },
      { keys: 'x', does: 'select' },
      { keys: 'Enter', does: 'abstract' },
    ],
    children: (
      <SortSelect
        offered={['impact_factor', 'recency', 'sample_size']}
        sort="impact_factor"
        order="descending"
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof ResultsHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: '1,204 results' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
