import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NO_FILTERS } from '@footnote/domain';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Chat/FilterChips',
  component: FilterChips,
  args: {
    filters: {
      studyTypes: ['randomized_trial'],
      impactFactor: 'high',
      sampleSize: 500,
      publishedSince: 2019,
      currentWeek: true,
      costEffectiveness: true,
      sort: 'recency',
    },
    onChange: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Everything: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Remove filter: since 2019' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.filters, publishedSince: null });
  },
};
export const None: Story = { args: { filters: NO_FILTERS } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
