import { STUDY_TYPES } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EvidenceGrid } from './EvidenceGrid.tsx';

const columns = [
  { from: 0, label: '<10', name: 'fewer than 10 people' },
  { from: 10, label: '10+', name: '10 to 99 people' },
  { from: 100, label: '100+', name: '100 to 999 people' },
  { from: 1_000, label: '1k+', name: '1,000 to 9,999 people' },
  { from: 10_000, label: '10k+', name: '10,000 people or more' },
  { from: null, label: '?', name: 'of unknown size' },
];

const meta = {
  title: 'Search/EvidenceGrid',
  component: EvidenceGrid,
  args: {
    types: STUDY_TYPES,
    columns,
    counts: [
      { type: 'randomized_trial', from: 10, articles: 14 },
      { type: 'randomized_trial', from: 100, articles: 48 },
      { type: 'randomized_trial', from: 1_000, articles: 31 },
      { type: 'randomized_trial', from: 10_000, articles: 6 },
      { type: 'meta_analysis', from: 10_000, articles: 9 },
      { type: 'meta_analysis', from: null, articles: 3 },
      { type: 'rodent', from: null, articles: 2 },
    ],
    onChoose: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof EvidenceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: '31 articles: RCT, 1,000 to 9,999 people' }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith('randomized_trial', 1_000);
  },
};
export const Thousands: Story = {
  args: {
    counts: STUDY_TYPES.flatMap((type, row) =>
      columns.map(({ from }, column) => ({ type, from, articles: (row + 1) * 10 ** column * 7 })),
    ),
  },
};
export const One: Story = { args: { counts: [{ type: 'misc', from: null, articles: 1 }] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
