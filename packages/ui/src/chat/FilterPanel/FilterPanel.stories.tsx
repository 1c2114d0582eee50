import { DEFAULT_CHAT_STUDY_TYPES, NO_FILTERS, type ChatFilters } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

function Kept(props: FilterPanelProps) {
  const [filters, setFilters] = useState(props.filters);
  const change = (next: ChatFilters) => {
    setFilters(next);
    props.onChange(next);
  };
  return <FilterPanel {...props} filters={filters} onChange={change} />;
}

const meta = {
  title: 'Chat/FilterPanel',
  component: FilterPanel,
  render: (args) => <Kept {...args} />,
  args: {
    filters: NO_FILTERS,
    onChange: fn(),
    defaultStudyTypes: DEFAULT_CHAT_STUDY_TYPES,
    currentYear: 2026,
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Clinical intervention' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NO_FILTERS,
      studyTypes: ['meta_analysis', 'systematic_review', 'randomized_trial'],
    });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Published since' }), '2200');
    await expect(canvas.getByText('Write a year from 1800 to now')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sample size, at least' }), '1,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sampleSize: 1000, publishedSince: null }),
    );
  },
};
export const ImpactUnavailable: Story = { args: { impactUnavailable: 'No journal metrics are loaded.' } };
export const EverythingSet: Story = {
  args: {
    filters: {
      studyTypes: ['rodent'],
      impactFactor: 'high',
      sampleSize: 500,
      publishedSince: 2019,
      currentWeek: true,
      costEffectiveness: true,
      sort: 'recency',
    },
  },
};
export const Counted: Story = {
  args: { proNote: <p>PRO: a question with any of these counts as one of your PRO questions.</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Protocol' })).toBeEnabled();
  },
};
export const Locked: Story = {
  args: {
    filters: { ...NO_FILTERS, sampleSize: 100 },
    proNote: <p>PRO: log in to use these for five questions in the first seven days.</p>,
    proLocked: true,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const name of ['Protocol', 'Meta-analysis', 'Randomized trial'])
      await expect(canvas.getByRole('checkbox', { name })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Sample size, at least' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Published since' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_FILTERS);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
